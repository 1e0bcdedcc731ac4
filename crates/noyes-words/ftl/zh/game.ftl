game-scheme = 着色方式
game-scheme-rows = 按行
game-scheme-fringe = 按边角
game-scheme-grids = 按四分

game-palette = 配色
game-palette-house = 积木
game-palette-distinct = 分明
game-palette-ramp = 渐变
game-palettes-are = “分明”和“渐变”任何人都能分辨，包括色盲者。

game-whole-board = 显示整个盘面

game-hover = 悬停滑动
game-hover-is = 鼠标经过时滑块就会滑动
game-sounds = 声音
game-vibration = 振动
