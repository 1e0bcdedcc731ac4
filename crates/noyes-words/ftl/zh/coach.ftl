coach-stop = 停止
coach-pause = 暂停
coach-go-on = 继续
coach-forward = 前进一步
coach-back = 后退一步
coach-speed = 速度
coach-slow = 慢
coach-fast = 快
coach-show = 演示
coach-next = 下一步
coach-do-it = 我来
coach-yours = 轮到你了。
coach-thinking = 正在寻找解法……
coach-taken-over = 这一步由你走。继续吧，其余的从这里接着解。
coach-stopped = 已停止，盘面交给你。
coach-failed = 求解器未能载入。请检查网络后重试。
coach-cannot = 这个盘面无解，没有什么可演示的。

coach-mark-leader = 这块
coach-mark-partner = 同行
coach-mark-target = 这里

coach-to-go =
    { $count ->
       *[other] 还需 { $count } 步。
    }
coach-to-go-at-best =
    { $count ->
       *[other] 还需 { $count } 步，没有更短的解法。
    }
coach-progress =
    { $count ->
       *[other] 第 { $made } 步，共 { $count } 步。
    }
coach-made-so-far =
    { $count ->
       *[other] 已走 { $count } 步。
    }
coach-solving =
    { $count ->
       *[other] 用 { $count } 步解开。
    }
coach-paused =
    { $count ->
       *[other] 已暂停：走了 { $made } 步，共 { $count } 步。
    }

coach-place-tile = 滑块 { $tile } 归位，到第 { $row } 行第 { $column } 列。
coach-wait-for-partner = 滑块 { $tile } 先停在第 { $row } 行第 { $column } 列。如果它现在就归位，滑块 { $partner } 就进不来了。
coach-follow-partner = 滑块 { $tile } 排到滑块 { $partner } 后面，在第 { $row } 行第 { $column } 列。
coach-unstick-corner = 滑块 { $tile } 和 { $partner } 次序颠倒地卡住了。角落技巧：两块都移出来，再按次序排回去。
coach-slide-in-together = 滑块 { $tile } 滑入原位，滑块 { $partner } 随即跟上。
coach-turn-block-clockwise = 还剩三块。顺时针转动它们，直到全部归位。
coach-turn-block-anticlockwise = 还剩三块。逆时针转动它们，直到全部归位。
coach-bring-blank = 这里滑块无法互相越过：把空格移到第 { $row } 行第 { $column } 列。

coach-made-place = 滑块 { $tile } 已归位。
coach-made-wait = 滑块 { $tile } 在等滑块 { $partner }。
coach-made-together = 滑块 { $tile } 和 { $partner } 已归位。
coach-made-line = 滑块 { $tile } 和 { $partner } 已排好。
coach-made = 完成。

coach-stage-row = 第 { $number } 行
coach-stage-column = 第 { $number } 列
coach-stage-block = 最后四格
coach-stage-strip = 单行滑块
coach-steps-left =
    { $count ->
       *[other] 还有 { $count } 步
    }
