help-title = 玩法说明

help-game = 游戏
help-game-slide = 滑动滑块，直到它们按次序排好。点一下与空格同行或同列的滑块，它会带着中间的滑块一起移动。也可以在盘面任意处轻扫：滑块会跟着手指的方向移动。还可以用键盘。
help-game-view = 比屏幕大的盘面只显示空格周围的部分。用两根手指移动视野。
help-game-clock = 从第一步开始计时。撤销会退回步数。解开的盘面会锁定。

help-fair = 公平的盘面
help-fair-half = 滑块的所有排列中有一半永远无解。本页只从另一半中出题，并且每个盘面的可能性都相同。
help-fair-seed = 一个种子加一个局号永远对应同一个盘面。你分享的链接带有它们，所以朋友会得到同一个盘面。

help-why = “为什么？”和实验室
help-why-why = “为什么？”展示是什么决定盘面有没有解，以及滑动永远改变不了什么。任何盘面都可以查看，像游戏里一样用方向键和点击操作。
help-why-lab = 实验室用文章里印的、游戏里用的各种打乱方式出题，并展示其中哪些是公平的。

help-hints = 提示
help-hints-next = 提示会标出最短解法中的下一个滑块。步数旁的眼睛显示还剩多少步。十六格以内两者都是准确的；更大的盘面，页面知道最短解法介于哪两个数之间，并知道一个不错的解法。
help-hints-said = 用过提示的一局，在获胜时会注明。

help-ends = 四种目标
help-ends-are = 盘面可以解成四种布局：空格在末尾或开头，在每行末尾折返的蛇形，或者螺旋。

help-data = 你的数据
help-data-stays = 你的游戏、设置和图片都存储在此浏览器中，不会发送给任何人。

help-name = 名字
help-name-is = 诺伊斯·查普曼（Noyes Chapman）在 1870 年代发明了十五数码拼图。而 no 或 yes，正是每个打乱的盘面所提问题的答案：它有解吗？

help-keys = 按键
help-key-arrows = 向该方向滑动滑块；可在设置中反过来
help-key-letters = 同上
help-key-tab = 进入盘面，再离开
help-key-choose = 在盘面上选择滑块
help-key-ends = 本行第一块或最后一块；加 Ctrl 则为整个盘面
help-key-space = 把选中的滑块滑向空格
help-key-undo = 撤销，也可按 U；加 Shift 重做
help-key-new = 新的一局；上一局可以取回
help-key-hint = 提示
help-key-pause = 暂停或继续
help-cap-tab = Tab
help-cap-ctrl = Ctrl
help-cap-home = Home
help-cap-end = End
help-cap-space = 空格键
