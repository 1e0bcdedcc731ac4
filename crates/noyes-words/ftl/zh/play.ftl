play-time = 时间
play-moves-label =
    { $count ->
       *[other] 步
    }
play-to-go = 剩余
play-to-go-at-best = 至少还需

play-new = 新局
play-next = 下一局
play-undo = 撤销
play-redo = 重做
play-hint = 提示
play-hint-is = 显示下一个该滑动的滑块（H）
play-restart = 重来
play-solve = 替我解
play-teach = 教我
play-share = 分享

play-this-deal = 本局
play-your-own-board = 你的自定盘面
play-fair = 公平。
play-one-of = { $boards } 种有解盘面之一，每种的可能性相同。
play-dealt-by-seed = 由种子“{ $seed }”生成：{ $boards } 种有解盘面之一。
play-shortest = 最短解法 { $count } 步。
play-easier = 比多数盘面容易。
play-usual = 与多数盘面相当。
play-harder = 比多数盘面难。
play-moves-needed = 所需步数
play-lengths = { $percent } % 的盘面有更短的解法
play-seed = 种子
play-deal-number = 局号
play-copy-seed = 复制种子
play-own-solvable = 有解。
play-own-unsolvable = 无解，试多久都解不开。不过仍可以滑动滑块。

play-solved-in = 用时 { $time } 解开
play-solved-with =
    { $count ->
       *[other] 共 { $count } 步。
    }
play-solved-with-help =
    { $count ->
       *[other] 共 { $count } 步，用过提示。
    }
play-won = { $solved }。{ $moves }

play-board = { $columns } 列 { $rows } 行的盘面
play-solved-board = { $columns } 列 { $rows } 行的盘面，已解开并锁定
play-empty-square = 空，第 { $row } 行第 { $column } 列

play-step =
    { $direction ->
        [up] { $tiles } 上移
        [down] { $tiles } 下移
        [left] { $tiles } 左移
       *[right] { $tiles } 右移
    }
play-hint-told =
    { $direction ->
        [up] 提示：将 { $tile } 上移。
        [down] 提示：将 { $tile } 下移。
        [left] 提示：将 { $tile } 左移。
       *[right] 提示：将 { $tile } 右移。
    }
play-no-hint = 这个盘面无解，所以没有提示。
play-solver-failed = 求解器未能载入，所以没有提示。请检查网络后重试。

play-moves-to-go = 剩余步数
play-to-go-unknown = 正在计算剩余步数。
play-to-go-bound =
    { $count ->
       *[other] 至少还需 { $count } 步；正在计算准确步数。
    }
play-to-go-exactly =
    { $count ->
       *[other] 最少还需 { $count } 步。
    }
play-to-go-between =
    { $least ->
       *[other] 至少还需 { $least } 步；已知有 { $most } 步的解法。
    }
play-to-go-unsolvable = 这个盘面无解。
play-to-go-failed = 求解器未能载入。

play-refused-locked = 盘面已解开并锁定。
play-refused-undo = 没有可撤销的步骤。
play-refused-redo = 没有可重做的步骤。
play-refused = 没有滑块能滑到那里。

play-new-board = 新的 { $size } 盘面。
play-replaced = 这是新的 { $size } 盘面，上一局已保留。
play-bring-back = 取回上一局
play-restarted = 回到开头。
play-brought-back = 上一局回来了。

play-link = 本盘面的链接
play-link-copied = 链接已复制。打开它就能得到同一个盘面。
play-link-to-copy = 请复制此链接。打开它就能得到同一个盘面。
play-board-from-link = 这是链接中的盘面。
play-bad-link =
    { $board ->
        [stays] 此链接没有指向任何盘面：{ $why }。你的盘面还在。
       *[another] 此链接没有指向任何盘面：{ $why }。这里是另一个盘面。
    }

play-storage-lost = 此浏览器不允许本页保存这局游戏。游戏可以继续，但重新载入后会丢失。
play-game-damaged = 无法读取已存的游戏，所以换了新的一局。

play-kept = 已存入你的纪录
