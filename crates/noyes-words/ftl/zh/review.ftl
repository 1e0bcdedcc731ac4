review-headline =
    { $count ->
       *[other] 走了 { $count } 步；{ $needed } 步就够了。
    }
review-headline-best =
    { $count ->
       *[other] 走了 { $count } 步，不能再少了。
    }
review-headline-bounds =
    { $count ->
       *[other] 走了 { $count } 步；{ $most } 步就够了，而少于 { $least } 步绝不可能。
    }
review-headline-good =
    { $count ->
       *[other] 走了 { $count } 步；没有已知的更短解法。
    }
review-headline-unknown =
    { $count ->
       *[other] 走了 { $count } 步。
    }
review-lead = 每走一步之后离目标的距离。线上升的地方，就是走远了的一步。
review-lead-bounds = 这么大的盘面求不出准确距离：线表示已知的最短解法，色带表示它们最短可能到哪里。
review-unsolvable = 这个盘面无解，所以没有到目标的距离。
review-failed = 求解器未能载入，所以没有距离数据。请检查网络并重新载入页面。

review-efficiency = 的步数是必要的
review-lost = 浪费的步数
review-time = 时间
review-mean = 每秒步数

review-curve-waiting = 正在计算每一步之后离目标的距离。
review-curve =
    { $blunders ->
        [0] 每一步之后离目标的距离：从 { $first } 到 { $last }，没有弯路。
       *[other] 每一步之后离目标的距离：从 { $first } 到 { $last }，走了 { $blunders } 次弯路。
    }
review-key-own = 你的步骤
review-key-shortest = 一个最短解法
review-key-away = 走远的一步
review-after =
    { $count ->
        [0] 开始
       *[other] 第 { $count } 步
    }
review-after-of = 走了 { $at } 步，共 { $count } 步
review-of = { $at } / { $count }

review-own-board = 你的盘面
review-own-board-after =
    { $count ->
        [0] 第一步之前你的盘面
       *[other] 走了 { $count } 步之后你的盘面
    }
review-solution =
    { $count ->
       *[other] 一个最短解法：{ $count } 步
    }
review-solution-known =
    { $count ->
       *[other] 已知的最短解法：{ $count } 步
    }
review-solution-board = 按该解法走了 { $at } 步后的盘面，共 { $count } 步
review-solution-steps = 该解法，逐步查看
review-replay = 你的这一局，逐步查看
review-play = 播放
review-times = { $factor }×

review-blunders = 弯路
review-blunders-none = 没有一步走远。
review-blunders-waiting = 找到后会列在这里。
review-blunders-known =
    { $count ->
       *[other] 你有 { $count } 次离开了最短解法。每次的代价：
    }
review-blunders-most = 你有 { $count } 次离开了最短解法。代价最大的 { $listed } 次：
review-blunders-bounds = 距离不准确的地方，无法断定是否走了弯路。
review-blunder-one = 第 { $from } 步
review-blunder-more = 第 { $from } 到 { $to } 步
review-blunder-cost =
    { $count ->
       *[other] { $count } 步
    }
review-splits = 逐行
review-split-row = 最终完成
review-split-moves = 步数
review-split-time = 时间
review-row = 第 { $number } 行
review-turns = 速度
review-turns-are = 每秒 { $mean } 步，最快 { $most } 步。
review-turns-mean = 每秒 { $mean } 步。

review-open = 另一局
review-open-is = 粘贴对局记录来查看，或打开它的文件。
review-open-text = 对局记录
review-open-file = 打开文件
review-bad-replay = 这不是对局记录。
review-bad-version = 此对局记录的版本在这里是未知的。
review-bad-move = 这不是一局游戏：第 { $at } 步无法走。
review-bad-time = 这不是一局游戏：第 { $at } 步早于它的前一步。
review-bad-end = 这不是一局游戏：第 { $at } 步走在已经解开的盘面上。

review-boards = 盘面

review-nothing = 还没有可看的
review-nothing-is = 一局结束后，它的复盘会出现在这里。
