page-title = noyes：公平打乱的数字华容道
page-title-of = { $page } · noyes

page-no-script = 游戏需要 JavaScript 和 WebAssembly，请为本页启用。
page-failed = 游戏未能载入。请检查网络；旧版浏览器可能需要更新。
page-load-again = 重新载入页面

page-pages = 页面
page-play = 游戏
page-own = 自定盘面
page-online = 在线
page-why = 为什么？
page-lab = 实验室
page-help = 帮助

page-yes = 是
page-no = 否
page-can-be-solved = 有解
page-cannot-be-solved = 无解

page-close = 关闭
page-copied = 已复制

page-about = 约 { $number }
page-percent = { $number }%

page-list-next = { $list }、{ $item }
page-list-last = { $list }和 { $item }

page-review = 复盘
page-review-it = 复盘

page-loading = 正在载入此页面。
page-not-loaded = 此页面未能载入。第一次打开需要网络；游戏本身不需要网络也能继续。
page-panels-not-loaded = 页面的其余部分未能载入：暂无提示、挑战、纪录和设置。棋盘仍可游玩。
page-try-again = 重试

page-update-ready = 游戏的新版本已就绪。
page-update-now = 载入

page-records = 纪录
