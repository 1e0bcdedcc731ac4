errors-sentence = { $why }。

errors-empty = 没有数字；盘面的写法如 1 2 3/4 5 6/7 8 0
errors-not-a-number = “{ $found }”不是数字
errors-empty-row = 第 { $row } 行是空的
errors-open-bracket = 有括号没有闭合
errors-ragged-rows =
    { $found ->
       *[other] 第 { $row } 行有 { $found } 个数字，而第一行有 { $expected } 个
    }
errors-not-square = { $found } 个数字排不成正方形。请每行另起一行，或选择大小
errors-too-many-numbers = 数字超过 { $most } 个
errors-missing-zero = 没有表示空格的 0。如果 { $largest } 表示空格，请注明
errors-missing-blank = 没有表示空格的 { $mark }
errors-bad-blank = “{ $found }”不是空格的数字
errors-wrong-count =
    { $squares ->
       *[other] 有 { $found } 个数字，而 { $size } 的盘面有 { $squares } 格
    }
errors-out-of-range = { $found } 不属于 { $size } 的盘面，其数字为 0 到 { $largest }
errors-huge-number = { $found } 对盘面来说太大
errors-duplicate = { $tile } 出现了两次

errors-bad-size = “{ $found }”不是 4x4 或 5x3 这样的大小
errors-empty-size = { $size } 的盘面没有格子
errors-size-too-large = { $size } 的盘面太大
errors-goal = 目标不是 blank-last、blank-first、snake、spiral，也不是盘面
errors-goal-board = 目标不是盘面，{ $why }

errors-link-missing = 其中没有“{ $part }”
errors-link-twice = 其中“{ $part }”出现了两次
errors-link-board-and-deal = 其中既有盘面又有“{ $part }”
errors-link-encoding = 其中“{ $part }”的编码有误
errors-link-index = “{ $found }”不是局号

errors-unknown-name = “{ $found }”不在 { $expected } 之中
errors-steps-without-slides = 这种打乱方式不计步数
errors-blank-home-with-slides = 这种打乱方式会移动空格，空格无法留在原位
errors-no-repair = 单行中滑块无法互相越过，交换两块对几乎所有 { $size } 盘面都没有帮助
errors-never-solvable = 这种打乱方式几乎打不出有解的 { $size } 盘面，重新打乱不会结束
errors-index-too-large = 局号 { $found } 超出最后一局
errors-out-of-memory = 本页的内存不够
errors-other = 得到的回答是“{ $code }”
