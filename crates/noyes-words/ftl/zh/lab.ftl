lab-title = 打乱方式究竟做了什么？
lab-lead = 每个格子表示：某个滑块落在某个位置的频率与公平时相比如何。红色是太频繁，蓝色是太少。
lab-seldom = 少了 1.5 倍
lab-often = 多了 1.5 倍
lab-axes = 每行一个滑块，每列一个位置；对角线上是各自的原位。
lab-map = 图
lab-as-dealt = 按出题
lab-exact = 精确
lab-pause = 暂停
lab-go-on = 继续
lab-again = 重新出题
lab-shuffle = 打乱方式
lab-fix = 如果无解
lab-blank = 空格
lab-curve = 经过这么多次后离公平多远
lab-most-likely = 最常见
lab-least-likely = 最罕见
lab-failed = 负责出题和计数的部分未能载入。请检查网络。
lab-try-again = 重试

lab-shuffle-uniform = noyes
lab-shuffle-random-slides = 随机滑动
lab-shuffle-legal-slides = 合法滑动
lab-shuffle-no-backtrack-slides = 从不回头的滑动
lab-shuffle-swap-any = 每格与任意一格交换
lab-shuffle-sattolo = Sattolo（常被印成 Fisher–Yates）
lab-shuffle-fisher-yates = Fisher–Yates
lab-shuffle-floor10 = 十位随机数字（来自某桌面游戏）
lab-tries = 尝试次数
lab-slides = 滑动次数
lab-fix-none = 照样发出
lab-fix-swap = 交换前两块
lab-fix-article = 像某篇文章那样交换
lab-fix-reject = 重新打乱
lab-blank-any = 任意位置
lab-blank-home = 在原位

lab-refused = 行不通：{ $why }。
lab-bad-steps = 需要 0 到 { $most } 之间的整数。
lab-misread = 链接未能全部读懂。{ $list }。
lab-misread-next = { $list }；{ $item }
lab-misread-why = { $part }：{ $why }
lab-misread-size = { $part }：实验室支持 2×2 到 6×6，不支持 { $size }
lab-misread-steps = { $part }：“{ $found }”不是 0 到 { $most } 之间的整数
lab-misread-map = { $part }：“{ $found }”既不是 dealt 也不是 exact

lab-dealt =
    { $boards ->
        [0] 还没有出题
       *[other] 已出 { $boards } 个盘面
    }
lab-map-computing = 正在计算
lab-map-share = 正在计算：{ $share }
lab-map-exact = 精确
lab-map-none = 这里没有已知的精确图；请看按出题的图。
lab-map-refused = 这里无法计算：{ $why }。
lab-map-failed = 负责计算的部分未能载入。

lab-fair = 公平
lab-nearly-fair = 接近公平：相差 { $share }
lab-not-fair = 不公平
lab-nothing-against = 目前没有反面证据
lab-dealing = 正在出题

lab-map-name = 滑块与位置图，{ $shuffle }：{ $verdict }。
lab-map-name-cell = 滑块与位置图，{ $shuffle }：{ $verdict }。离公平最远：{ $cell }。
lab-cell-often =
    { $often ->
        [never] 从不
        [fair] 与公平时一样
       *[times] 是公平时的 { $times } 倍
    }
lab-cell-tile = 滑块 { $tile } 在第 { $row } 行第 { $column } 列：{ lab-cell-often }
lab-cell-blank = 空格在第 { $row } 行第 { $column } 列：{ lab-cell-often }

lab-less-than = 不到 { $share }

lab-fact-likeliest = 最常见的 { $size } 盘面出现的次数是最罕见的 { $ratio } 倍。
lab-fact-likeliest-exact = 最常见的 { $size } 盘面出现的次数是最罕见的 { $ratio } 倍。精确值，由全部 { $outcomes } 种结果得出。
lab-fact-fair = { $boards } 种有解盘面每种出现得一样多。精确值。
lab-fact-half = 它的盘面有一半无解。
lab-fact-unsolvable = 它的盘面有 { $share } 无解。
lab-fact-possible = 有解的盘面中只有 { $share } 可能出现。
lab-fact-distance = { $share } 的概率落在不该落的盘面上（全变差距离）。
lab-fact-distance-at-least = 至少 { $share } 的概率落在不该落的盘面上（全变差距离）。
lab-fact-home = { $tiles } 个滑块中平均有 { $dealt } 个在原位，公平时应为 { $fair }。
lab-fact-length = 它的盘面平均需要 { $dealt } 步，公平的盘面需要 { $fair } 步。

lab-curve-name = 经过这么多次后离公平多远：0 到 { $most }。
lab-walk-distance =
    { $word ->
        [tries] 尝试 { $steps } 次之后，{ $share } 的概率落在不该落的盘面上（全变差距离）。
       *[slides] 滑动 { $steps } 次之后，{ $share } 的概率落在不该落的盘面上（全变差距离）。
    }
lab-walk-floor = 不论滑动多少次，次数为偶数时它不会低于 { $even }，为奇数时不会低于 { $odd }：每次滑动都把空格移到另一种颜色的格子上。
lab-walk-reached =
    { $word ->
        [tries] 尝试更多次则为：{ $list }。
       *[slides] 滑动更多次则为：{ $list }。
    }
lab-walk-reached-item = 从 { $steps } 次起低于 { $share }

lab-sampled-unfair = 从前 { $boards } 个盘面看出：公平的出题者出一千组题，这里至多会把一组判为不公平。
lab-sampled-open = 前 { $boards } 个盘面中没有不公平的迹象。

lab-told-computing = { $shuffle }：正在计算精确数据。
lab-told-no-more = { $shuffle }：精确数据并不比所出的盘面说明更多。
lab-told-verdict = { $shuffle }：{ $verdict }。
lab-told-none = { $shuffle }：没有精确数据。

lab-working = 正在计算精确数据。
lab-working-share = 正在计算精确数据：{ $share }。
lab-working-refused = 这里无法计算精确数据：{ $why }。
lab-working-failed = 负责计算精确数据的部分未能载入。

lab-outcomes = { $outcomes } 种结果
lab-odds = { $odds } 分之一
