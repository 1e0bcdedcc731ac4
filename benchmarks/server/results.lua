-- Sends prepared results, each once: PREPARED has a line for each, the cookie, a tabulator, the body. Each
-- has to be recorded and ranked.
-- With PACE each connection waits so many milliseconds before each request.
local threads = 0
local pace = tonumber(os.getenv("PACE") or "0")

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
  thread:set("recorded", 0)
  thread:set("other", 0)
  all = all or {}
  table.insert(all, thread)
end

function init(args)
  local count = tonumber(os.getenv("THREADS") or "1")
  requests, at = {}, 0
  local line_number = 0
  for line in io.lines(os.getenv("PREPARED")) do
    if line_number % count == number then
      local cookie, body = line:match("^(.-)\t(.*)$")
      requests[#requests + 1] = wrk.format("POST", "/api/v1/results",
        { ["Content-Type"] = "application/json", ["Cookie"] = cookie, ["Host"] = "localhost" }, body)
    end
    line_number = line_number + 1
  end
end

function delay()
  return pace
end

function request()
  at = at + 1
  if at > #requests then
    -- Nothing is left to be sent, and something has to be.
    wrk.thread:stop()
    return wrk.format("GET", "/healthz", { ["Host"] = "localhost" })
  end
  return requests[at]
end

function response(status, headers, body)
  if status == 201 and body:find('"ranked":true', 1, true) then
    recorded = recorded + 1
  elseif body ~= "ok\n" then
    other = other + 1
  end
end

function done(summary, latency)
  local recorded, other = 0, 0
  for _, thread in ipairs(all) do
    recorded = recorded + thread:get("recorded")
    other = other + thread:get("other")
  end
  print(string.format('RESULT {"answers": %d, "other": %d, "seconds": %.3f, "p50_ms": %.2f, "p99_ms": %.2f}',
    recorded, other, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
