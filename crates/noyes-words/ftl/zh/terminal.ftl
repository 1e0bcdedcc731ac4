terminal-name = noyes
terminal-board = { $size } · { $goal }
terminal-goal-blank-last = 空格在末
terminal-goal-blank-first = 空格在首
terminal-goal-snake = 蛇形
terminal-goal-spiral = 螺旋
terminal-goal-own = 自定目标

terminal-moves =
    { $count ->
       *[other] { $count } 步
    }
terminal-moves-left =
    { $count ->
       *[other] 还剩 { $count } 步
    }
terminal-time-left = 还剩 { $time }
terminal-to-go =
    { $count ->
       *[other] 还需 { $count } 步
    }
terminal-to-go-between = 还需 { $least } 到 { $most } 步
terminal-to-go-at-least = 至少还需 { $count } 步
terminal-working = 正在计算
terminal-tables = 正在准备，{ $percent }%
terminal-look = 观察盘面：还剩 { $time }。

terminal-fair = 公平出题：每个有解盘面的可能性都相同。
terminal-own = 你的自定盘面。
terminal-unsolvable = 这个盘面无解，试多久都解不开。不过仍可以滑动滑块。
terminal-for-the-record = 计入纪录：撤销算步数，时间不会停。
terminal-free = 一局接一局
terminal-daily = 今日盘面，{ $date }
terminal-daily-next = 下一个将在 { $left } 后到来。
terminal-time-limit = 限时：{ $time }
terminal-move-limit =
    { $extra ->
        [0] 最少步数，一步也不多
       *[other] 最少步数再多 { $extra } 步
    }
terminal-fewest = 步数越少越好
terminal-blindfold = 盲解
terminal-marathon =
    { $boards ->
       *[other] 连解 { $boards } 个盘面
    }
terminal-relay = 接力，{ $from } 到 { $to }
terminal-length =
    { $most ->
       *[other] 最短解法为 { $least } 到 { $most } 步的盘面
    }
terminal-length-exactly =
    { $count ->
       *[other] 最短解法为 { $count } 步的盘面
    }
terminal-leg = 第 { $number } 个盘面，共 { $of } 个

terminal-solved = 用时 { $time } 解开
terminal-solved-series = 全部完成，用时 { $time }
terminal-solved-moves =
    { $count ->
       *[other] 共 { $count } 步。
    }
terminal-solved-moves-helped =
    { $count ->
       *[other] 共 { $count } 步，用过提示。
    }
terminal-best-yet = 你目前的最佳时间。
terminal-out-of-time = 时间到
terminal-out-of-moves = 步数用完
terminal-given-up = 已放弃

terminal-refused-solved = 盘面已解开。
terminal-refused-over = 这一局已结束。
terminal-refused-covered = 按回车键查看盘面。
terminal-refused-paused = 游戏已暂停。
terminal-refused-undo = 没有可撤销的步骤。
terminal-refused-redo = 没有可重做的步骤。
terminal-refused-blocked = 没有滑块能滑到那里。
terminal-no-pause = 这种玩法时间不会停。
terminal-nothing-to-review = 先结束这一局，再来复盘。

terminal-hint-is = 滑动 { $tile }。
terminal-solver-failed = 求解器没有答案，所以没有提示。
terminal-restarted = 回到开头。
terminal-replaced = 这是新的盘面。按 o 取回上一局。
terminal-brought-back = 上一局回来了。
terminal-no-such-board = 没有找到这样的盘面。
terminal-larger-board = 挑战需要有滑块可滑：这一局用 { $size }。
terminal-looking = 正在寻找这样的盘面。
terminal-goes-on = 继续你上次的一局。
terminal-game-damaged = 无法读取已存的游戏，所以换了新的一局。原文件已保留。
terminal-not-stored =
    { $why ->
        [full] 无法存储：磁盘已满。
        [forbidden] 无法存储：文件夹不允许写入。
        [missing] 无法存储：文件夹已不存在。
       *[other] 无法存储：系统报告错误 { $code }。
    }

terminal-paused = 已暂停
terminal-paused-how = 按 p 继续。
terminal-covered = 准备好了
terminal-covered-how = 按回车键查看盘面。
terminal-too-small = 这个盘面需要 { $columns } × { $rows } 的窗口。

terminal-showing = 正在替你解。
terminal-halted = 已停下。
terminal-showing-keys = 空格键停下，→ 走一步，+ 和 − 调速度，Esc 结束。
terminal-lesson-keys = 空格键走这些步，也可以自己走。Esc 结束课程。
terminal-lesson-place-tile = 滑块 { $tile } 归位，到第 { $row } 行第 { $column } 列。
terminal-lesson-wait-for-partner = 滑块 { $tile } 先停在第 { $row } 行第 { $column } 列，那是滑块 { $other } 的位置。
terminal-lesson-follow-partner = 滑块 { $tile } 排到滑块 { $other } 后面，在第 { $row } 行第 { $column } 列。
terminal-lesson-unstick-corner = 滑块 { $tile } 和 { $other } 次序颠倒地卡住了：两块都移出来，再按次序排回去。
terminal-lesson-slide-in-together = 滑块 { $tile } 和 { $other } 一起滑入原位。
terminal-lesson-turn-block-clockwise = 最后几块顺时针转动，直到全部归位。
terminal-lesson-turn-block-anticlockwise = 最后几块逆时针转动，直到全部归位。
terminal-lesson-bring-blank = 空格归位，到第 { $row } 行第 { $column } 列。

terminal-key-slide = 滑动滑块
terminal-key-click = 滑动一块，或与空格成一线的几块
terminal-key-undo = 撤销
terminal-key-redo = 重做
terminal-key-next = 下一局
terminal-key-restart = 回到开头
terminal-key-bring-back = 取回上一局
terminal-key-hint = 提示
terminal-key-to-go = 剩余步数
terminal-key-solve = 替我解
terminal-key-teach = 教我
terminal-key-pause = 暂停
terminal-key-give-up = 放弃
terminal-key-menu = 选择玩法
terminal-key-review = 复盘
terminal-key-records = 纪录
terminal-key-help = 所有按键
terminal-key-quit = 退出
terminal-keys = 按键
terminal-click = 点击
terminal-any-key = 按任意键返回。

terminal-choose = 选择玩法
terminal-choose-challenge = 玩法
terminal-choose-size = 大小
terminal-choose-goal = 目标
terminal-choose-manner = 方式
terminal-at-leisure = 随意
terminal-for-records = 计入纪录
terminal-choose-keys = ↑ ↓ 选行，← → 更改，回车开始，Esc 返回。

terminal-review = 复盘
terminal-review-headline =
    { $moves ->
       *[other] 走了 { $moves } 步；{ $optimal } 步就够了。
    }
terminal-review-perfect =
    { $moves ->
       *[other] 走了 { $moves } 步，一步不多。
    }
terminal-review-at-least =
    { $moves ->
       *[other] 走了 { $moves } 步；至少需要 { $least } 步。
    }
terminal-review-measuring = 正在测量第 { $done } 个盘面，共 { $of } 个。
terminal-review-efficiency = { $percent }% 的步数是必要的。
terminal-review-detours =
    { $count ->
        [0] 没有一步走远。
       *[other] { $count } 次弯路，共 { $cost } 步。
    }
terminal-review-split =
    { $moves ->
       *[other] 第 { $row } 行在 { $moves } 步后完成，时间 { $time }。
    }
terminal-review-split-at-once = 第 { $row } 行一开始就已完成。
terminal-review-speed = 每秒 { $rate } 步。
terminal-review-speed-most = 每秒 { $rate } 步，最快 { $most } 步。
terminal-review-at = 第 { $number } 步，共 { $of } 步
terminal-review-distance = 还需 { $distance } 步
terminal-review-range = { $least } 到 { $most }
terminal-review-best = 一个最短解法：
terminal-review-keys = ← → 一步，↑ ↓ 十步，n 下一次弯路，PgUp PgDn 翻列表，Esc 返回。
terminal-review-curve = 剩余步数

terminal-records = 纪录
terminal-records-none = 还没有完成的对局。
terminal-records-of = { $number } / { $of }
terminal-records-daily = 每日盘面
terminal-records-now = 当前
terminal-records-best = 最佳
terminal-records-single = 单次
terminal-records-average = { $count } 次平均
terminal-records-mean = 总平均
terminal-records-tries =
    { $count ->
       *[other] { $count } 局中完成 { $finished } 局
    }
terminal-records-not-finished = 未完成
terminal-records-by-time = 时间
terminal-records-by-moves = 步数
terminal-records-keys = ← → 其他纪录，↑ ↓ 选择，回车查看对局，m 时间或步数，Esc 返回。
terminal-records-days =
    { $count ->
       *[other] 已连续 { $count } 天解开每日盘面。
    }
terminal-rate = 每秒 { $rate } 步
terminal-standing-clean = 独自完成
terminal-standing-interrupted = 有暂停
terminal-standing-repeated = 以前玩过的盘面
terminal-standing-assisted = 用过提示
terminal-control-keyboard = 键盘
terminal-control-mouse = 鼠标
terminal-control-hover = 鼠标滑过
terminal-control-touch = 触摸
terminal-control-mixed = 键盘和鼠标
terminal-control-unknown = 未知
