records-loading = 正在读取你的纪录……
records-empty = 还没有完成的对局
records-empty-about = 解开一个盘面，它就会列在这里：用时、步数，以及离最短解法有多远。
records-empty-play = 去玩
records-none-here = 还没有可比较的
records-none-here-about = 没有这一类的完成对局。请在上面选择别的。

records-headline =
    { $count ->
       *[other] 解开 { $count } 次，最佳 { $best }
    }
records-headline-unfinished =
    { $count ->
       *[other] 尝试了 { $count } 次，尚未完成
    }
records-streak =
    { $days ->
       *[other] 已连续 { $days } 天解开每日一题。
    }

records-board = 盘面
records-board-name = { $size }，{ $goal }
records-goal-own = 自定目标
records-kind = 玩法
records-control = 操作方式
records-control-any = 任意
records-control-keyboard = 键盘
records-control-mouse = 鼠标点击
records-control-hover = 鼠标滑过
records-control-touch = 触摸
records-control-mixed = 多种
records-standing = 完成方式
records-standing-any = 全部
records-standing-clean = 独自一次完成
records-standing-interrupted = 有暂停
records-standing-repeated = 以前见过的盘面
records-standing-assisted = 用过提示
records-measure = 比较
records-measure-time = 时间
records-measure-moves = 步数
records-measure-slides = 滑动次数

records-kind-free = 自由游戏
records-kind-daily = 每日一题
records-kind-time = { $time } 之内
records-kind-moves = 最短解法 + { $extra }
records-kind-blindfold = 盲解
records-kind-marathon = 马拉松，{ $count } 个
records-kind-relay = 接力，{ $from } 到 { $to }
records-kind-fewest = 最少步数
records-kind-length = 离目标 { $least } 到 { $most } 步
records-kind-ranked = 排名赛
records-kind-race = 竞赛

records-bests = 最佳成绩
records-best = 最佳
records-now = 最近
records-single = 单次
records-mean = 总平均
records-average = { $count } 次平均
records-average-about = 计算平均时，最好和最差的各二十分之一不计。
records-unfinished = 未完成
records-moves =
    { $count ->
       *[other] { $count } 步
    }
records-slides =
    { $count ->
       *[other] 滑动 { $count } 次
    }

records-graph =
    { $count ->
        [1] 唯一的成绩。
       *[other] 最近 { $count } 次成绩，每次一个点；线为五次平均。
    }

records-history = 所有对局
records-more = 显示更多
records-review = 复盘
records-review-of = 复盘 { $date } 的对局
records-forget = 删除
records-forget-of = 删除 { $date } 的对局
records-forget-sure = 要永久删除这一局吗？
records-keep = 保留
records-pace = { $moves }，每秒 { $tps } 步
records-would-have-done = { $moves }；{ $optimal } 步就够了
records-lost-time = 时间用完
records-lost-moves = 步数用完
records-lost-given-up = 已放弃

records-copies = 副本
records-copies-about = 你的纪录只存储在此浏览器中。副本可以把它们带到另一台设备，并与那里的纪录合并。
records-everybodys = 所有人的成绩
records-save = 保存副本
records-save-table = 保存为表格
records-read = 读取副本
records-copy-failed = 无法从此浏览器的存储中读取纪录。
records-file-failed = 此文件无法读作文本。
records-imported =
    { $new ->
        [0] 此副本中没有新内容
       *[other] { $new } 条新纪录
    }{ $known ->
        [0] 。
       *[other] ，{ $known } 条已有。
    }
records-imported-wrong =
    { $count ->
       *[other] 有 { $count } 行无法读取，例如第 { $line } 行：{ $why }（{ $code }）。
    }
records-wrong-line = 它以“{ $found }”开头，不是副本中的条目
records-wrong-kind = 它的类型是“{ $kind }”，版本 { $version }，在这里是未知的；仍会保留
records-wrong-id =
    { $found ->
        [0] 对局的名称是空的
       *[other] 对局的名称有 { $found } 个字符，最多 { $most } 个
    }
records-wrong-missing = 其中没有“{ $field }”
records-wrong-boards =
    { $found ->
       *[other] 它有 { $found } 个盘面的记录，应有 { $expected } 个
    }
records-wrong-move = 第 { $board } 个盘面的第 { $move } 步无法走
records-wrong-order = 第 { $board } 个盘面的第 { $move } 步早于它的前一步
records-wrong-late = 第 { $board } 个盘面的第 { $move } 步走在已经解开之后
records-wrong-goal = 第 { $board } 个盘面与它的目标大小不同
records-wrong-outcome = 第 { $board } 个盘面的结局与条目所说不符
records-wrong-time = 它的用时 { $found } 毫秒少于各步所用的 { $played } 毫秒
records-wrong-challenge = “{ $found }”不是这里已知的挑战
records-wrong-range = { $found } 处应是 { $least } 到 { $most } 的数
records-wrong-day = “{ $found }”不是 2026-11-22 这样的日期
records-wrong-empty = “{ $column }”一列是空的
records-wrong-cell =
    { $column ->
        [scramble] “{ $column }”一列的“{ $found }”不是 1 2 3/4 5 6/7 0 8 这样的盘面
        [solution] “{ $column }”一列的“{ $found }”不是通往目标的走法，如 RDL2
        [size] “{ $column }”一列的“{ $found }”不是 4x4 这样的大小
        [time] “{ $column }”一列的“{ $found }”不是 12.345 这样的秒数
        [times] “{ $column }”一列的“{ $found }”不是毫秒的列表，每步一个
        [date] “{ $column }”一列的“{ $found }”不是 2026-11-22T23:30:00.000Z 这样的日期
        [goal] “{ $column }”一列的“{ $found }”不是 blank-last、blank-first、snake、spiral，也不是盘面
       *[control] “{ $column }”一列的“{ $found }”不是 keyboard、mouse、hover、touch 或 mixed
    }
