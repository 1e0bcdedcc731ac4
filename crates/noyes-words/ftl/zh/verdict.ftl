verdict-pairs =
    { $pairs ->
        [0] 没有一对滑块的次序颠倒
       *[other] 有 { $pairs } 对滑块的次序颠倒
    }
verdict-blank =
    { $rows ->
        [0] 空格在它自己的行上
       *[other] 空格离它自己的行有 { $rows } 行
    }
verdict-one-wide-yes = 在只有一格宽的盘面上，滑块无法互相越过，而它们的次序已经正确。
verdict-one-wide-no = { verdict-pairs }，而在只有一格宽的盘面上，滑块永远无法互相越过。
verdict-odd-width-yes = { verdict-pairs }，是偶数。在 { $width } 格宽的盘面上，每次滑动都使它保持偶数，解开的盘面也是偶数。
verdict-odd-width-no = { verdict-pairs }，是奇数。在 { $width } 格宽的盘面上，任何滑动都不能使它变成偶数，而解开的盘面是偶数。
verdict-even-width-yes = { verdict-pairs }，{ verdict-blank }：{ $pairs } + { $rows } = { $sum }，是偶数。在 { $width } 格宽的盘面上，每次滑动都使这个和保持偶数，解开的盘面也是偶数。
verdict-even-width-no = { verdict-pairs }，{ verdict-blank }：{ $pairs } + { $rows } = { $sum }，是奇数。在 { $width } 格宽的盘面上，任何滑动都不能使这个和变成偶数，而解开的盘面是偶数。
verdict-swap = 交换 { $one } 和 { $other }
