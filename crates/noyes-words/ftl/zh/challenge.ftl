challenge-title = 挑战
challenge-choose = 选择
challenge-begin = 开始
challenge-give-up = 放弃
challenge-once-more = 再来一次
challenge-to-free = 自由游戏

challenge-free = 自由游戏
challenge-free-is = 一局接一局，随意玩。
challenge-daily = 每日一题
challenge-daily-is = 每天一个 4×4 盘面，人人相同。
challenge-time = 限时
challenge-time-is = 在时间用完之前解开盘面。
challenge-moves = 限步
challenge-moves-is = 用几乎最少的步数解开盘面，最大 4×4。
challenge-blindfold = 盲解
challenge-blindfold-is = 记住盘面：走出第一步后数字就会消失。
challenge-marathon = 马拉松
challenge-marathon-is = 连解几个盘面，时间不会停。
challenge-relay = 接力
challenge-relay-is = 从 2×2 起，每种大小一个盘面。
challenge-fewest = 最少步数
challenge-fewest-is = 步数越少越好，时间不限。
challenge-length = 难度
challenge-length-is = 由你指定最短解法的长度，3×3 或 4×4。
challenge-ranked = 排名赛
challenge-ranked-is = 由服务器发局，成绩进入排行榜。
challenge-race = 竞赛
challenge-race-is = 同一盘面，同时开始。

challenge-time-name = 时间
challenge-extra-name = 富余步数
challenge-boards-name = 盘面数
challenge-relay-name = 最大
challenge-seconds-short = { $count } 秒
challenge-minutes-short = { $count } 分
challenge-length-easy = 简单
challenge-length-medium = 中等
challenge-length-hard = 困难
challenge-length-very-hard = 很难
challenge-length-hardest = 最难

challenge-time-left = 剩余
challenge-look-left = 观察时间
challenge-moves-left =
    { $count ->
       *[other] 剩余步数
    }
challenge-board-label = 盘面
challenge-board-of = { $at }/{ $of }
challenge-next-board = 第 { $at } 个盘面，共 { $of } 个。

challenge-daily-number = 每日一题第 { $number } 期

challenge-measuring = 正在计算最短解法，以确定步数限制。
challenge-dealing = 正在寻找最短解法为 { $least } 到 { $most } 步的盘面。
challenge-dealing-one = 正在寻找最短解法为 { $most } 步的盘面。
challenge-failed = 求解器未能载入。请检查网络后重试。
challenge-cancel = 取消

challenge-pause = 暂停
challenge-paused = 已暂停
challenge-paused-is = 计时已停，盘面已遮住。
challenge-go-on = 继续
challenge-look = 观察盘面
challenge-ready = 准备好就开始
challenge-look-is =
    { $seconds ->
       *[other] 有 { $seconds } 秒观察，然后开始计时。走出第一步会提前开始。
    }

challenge-out-of-time = 时间到
challenge-out-of-moves = 步数用完
challenge-given-up = 已放弃
challenge-after =
    { $count ->
       *[other] { $time } 内走了 { $count } 步。盘面保持原样。
    }
challenge-series-lost =
    { $done ->
       *[other] { $of } 个盘面中解开了 { $done } 个。
    }
challenge-series-done = { $of } 个盘面，用时 { $time }
challenge-series-done-is =
    { $count ->
       *[other] 共 { $count } 步；平均每个盘面 { $each }。
    }
challenge-fewest-done =
    { $count ->
       *[other] 用 { $count } 步解开
    }
challenge-fewest-unknown = 正在计算最短解法。
challenge-fewest-large = 这么大的盘面，最短解法尚不可知。
challenge-fewest-best = 没有更短的解法。
challenge-fewest-optimal =
    { $optimal ->
       *[other] { $optimal } 步就够了。
    }
challenge-best-is = 你在 { $size } 的最佳成绩是 { $time }。
challenge-best-by = 你在 { $size } 的最佳成绩，快了 { $time }。
challenge-place = { $place } / { $of }
challenge-efficiency = 效率
challenge-speed = 步每秒
challenge-today = 今天
challenge-daily-next = 下一个盘面在 { $left } 后到来，时间 { $time }。
challenge-daily-done =
    { $count ->
       *[other] 今天的已解开：{ $count } 步，用时 { $time }。
    }
challenge-share-result = 分享成绩
challenge-share-text = noyes 每日一题第 { $number } 期：{ $moves } 步，用时 { $time }

challenge-blind-tile = 第 { $row } 行第 { $column } 列
challenge-blind-step =
    { $direction ->
        [up] 上移
        [down] 下移
        [left] 左移
       *[right] 右移
    }

challenge-refused-over = 这一局已结束。
challenge-refused-covered = 盘面已遮住。
challenge-refused-paused = 游戏已暂停。

challenge-records = 计入纪录
challenge-records-is = 撤销的步也计数，时间不会停
challenge-inspection = 先观察
challenge-off = 关
challenge-own-time = 其他
challenge-seconds = 秒
