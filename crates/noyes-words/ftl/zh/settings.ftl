settings-board = 盘面
settings-size = 大小
settings-width = 宽
settings-height = 高

settings-goal = 目标
settings-goal-blank-last = 空格在末
settings-goal-blank-first = 空格在首
settings-goal-snake = 蛇形
settings-goal-spiral = 螺旋

settings-tiles = 滑块
settings-faces-colours = 彩色
settings-faces-plain = 素色
settings-faces-picture = 图片

settings-picture = 图片
settings-picture-dunes = 沙丘
settings-picture-peaks = 群峰
settings-picture-arcs = 弧线
settings-picture-rings = 圆环
settings-picture-weave = 编织
settings-picture-own = 自选图片
settings-choose-picture = 选择自己的图片
settings-picture-stays = 你的图片只留在此设备上。
settings-numbers-on-picture = 图片上显示数字
settings-picture-failed = 无法将此文件读作图片。可以用 JPEG 或 PNG。
settings-picture-not-stored = 图片太大，无法存储在此：离开本页之前它会留在滑块上。

settings-arrows = 方向键移动
settings-arrows-tile = 滑块
settings-arrows-blank = 空格

settings-letters = 字母键
settings-letters-are = W A S D 滑动，U 撤销，N 新局，H 提示，P 暂停

settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色

settings-language = 语言
