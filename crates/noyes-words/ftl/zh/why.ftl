why-title = 这个盘面有解吗？
why-answer = 答案
why-proof = 为什么滑动不会改变答案
why-other = 另一个盘面
why-shuffle = 再打乱一个
why-slide = 滑动一个滑块，看看什么变了，什么没变。

why-table = 逐块列出
why-table-tile = 滑块
why-table-inversions = 逆序
why-table-sum = 合计
why-before-smaller = 排在这些较小的数之前
why-before-earlier = 排在这些本应更靠前的滑块之前

why-lead-one-wide = 逐行读出滑块。每一对次序颠倒的滑块就是一个逆序，画成一条弧。在只有一格宽的盘面上，滑块无法互相越过，所以逆序永远不会消失。
why-lead-odd-width = 逐行读出滑块。每一对次序颠倒的滑块就是一个逆序，画成一条弧。在宽度为奇数的盘面上，滑动永远不会改变逆序数的奇偶。
why-lead-even-width = 逐行读出滑块。每一对次序颠倒的滑块就是一个逆序，画成一条弧。在宽度为偶数的盘面上，还要数空格与它自己的行相隔几行：滑动永远不会改变两者之和的奇偶。

why-inversions =
    { $inversions ->
       *[other] { $inversions } 个逆序
    }
why-rows =
    { $rows ->
       *[other] { $rows } 行
    }
why-parity =
    { $parity ->
        [even] 偶数
       *[odd] 奇数
    }
why-parity-before =
    { $parity-before ->
        [even] 偶数
       *[odd] 奇数
    }

why-sum-in-order = 次序正确
why-sum-one-wide = { why-inversions }，永远如此
why-sum-odd-width = { why-inversions }，{ why-parity }
why-sum-even-width = { why-inversions } + { why-rows } = { $sum }，{ why-parity }

why-arcs-name =
    { $inversions ->
        [0] 滑块排成一行，没有弧：没有一对次序颠倒。
       *[other] 滑块排成一行，{ $inversions } 对次序颠倒的滑块上方各有一条弧。下面的表格列出了它们。
    }
why-places =
    { $layout ->
        [snake] 每个滑块下方是它在蛇形中的位置，蛇形逐行读作 { $order }。所数的就是这些数字。
        [spiral] 每个滑块下方是它在螺旋中的位置，螺旋逐行读作 { $order }。所数的就是这些数字。
       *[goal] 每个滑块下方是它在目标中的位置，目标逐行读作 { $order }。所数的就是这些数字。
    }
why-nothing-drawn = 只有一格的盘面没有可比较的滑块。
why-not-drawn = { $size } 盘面的逆序已经数出，但太多而无法画出：弧最多画到 6×6。
why-legend-new = 粗弧是新出现的。
why-legend-gone = 虚线弧已消失。
why-legend-both = 粗弧是新出现的，虚线弧已消失。

why-slid =
    { $direction ->
        [up] { $tiles } 上移
        [down] { $tiles } 下移
        [left] { $tiles } 左移
       *[right] { $tiles } 右移
    }
why-still =
    { $inversions ->
        [0] 仍然没有逆序
       *[other] 仍有 { $inversions } 个逆序
    }
why-counts =
    { $way ->
        [more] 逆序 { $inversions-before } → { $inversions }（+{ $difference }）
        [less] 逆序 { $inversions-before } → { $inversions }（−{ $difference }）
       *[same] 增减的逆序一样多，共 { $inversions } 个
    }
why-past =
    { $moved ->
        [1]
            { $passed ->
               *[other] { why-slid }，越过 { $passed } 块
            }
       *[other]
            { $passed ->
               *[other] { why-slid }，各越过 { $passed } 块
            }
    }

why-slid-along = { why-slid }，没有越过滑块：{ why-still }。
why-slid-along-sum = { why-slid }，没有越过滑块：{ why-still }，空格也留在原来的行：和仍为 { $sum }。
why-slid-across = { why-past }：{ why-counts }。仍是{ why-parity }。
why-slid-across-sum-stays = { why-past }：{ why-counts }，空格离它自己的行由 { $rows-before } 行变为 { why-rows }。和仍为 { $sum }。
why-slid-across-sum-changes = { why-past }：{ why-counts }，空格离它自己的行由 { $rows-before } 行变为 { why-rows }。和 { $sum-before } → { $sum }，仍是{ why-parity }。
why-swapped = 交换了 { $one } 和 { $other }：{ why-counts }。逆序数现在是{ why-parity }，原来是{ why-parity-before }。滑动做不到这一点。
why-swapped-sum = 交换了 { $one } 和 { $other }：{ why-counts }。和现在是{ why-parity }，原来是{ why-parity-before }。滑动做不到这一点。

why-proof-one-wide = 单行中的滑块不论怎么滑，次序都不变：空格在它们之间移动，滑块永远无法互相越过。只有次序与目标相同的盘面才有解。
why-proof-odd-width = 沿着行滑动不会越过任何滑块。上下滑动会越过另外 { $passed } 个滑块，因为盘面有 { $width } 格宽，并使其中每一对的次序反转：每一对使逆序多一个或少一个。偶数次这样的变化加起来是偶数。解开的盘面没有逆序，所以逆序数为奇数的盘面永远变不成它。
why-proof-even-width =
    { $passed ->
       *[other] 沿着行滑动不会越过任何滑块，空格也留在原来的行。上下滑动会越过另外 { $passed } 个滑块，因为盘面有 { $width } 格宽，并使其中每一对的次序反转：奇数次加一或减一，所以逆序数的奇偶改变。但空格也移动了一行，因此两者之和的奇偶不变。解开的盘面上这个和是 0，所以和为奇数的盘面永远变不成它。
    }

why-swap-to-no = 变成无解：交换 { $one } 和 { $other }
why-swap-to-yes = 变成有解：交换 { $one } 和 { $other }
why-shown-yes = { $size } 盘面：{ $sum }。有解
why-shown-no = { $size } 盘面：{ $sum }。无解
why-bad-link = 此链接没有指向任何盘面：{ $why }。
why-too-large = { $size } 的盘面超出本页能绘制的大小，最大为 32×32。“自定盘面”可以判断任何大小的盘面。
