-- Reads lists, each of which has to begin with the first place. With PACE each connection waits so many
-- milliseconds before each request.
local threads = {}
local pace = tonumber(os.getenv("PACE") or "0")

function setup(thread)
  thread:set("good", 0)
  thread:set("other", 0)
  table.insert(threads, thread)
end

function delay()
  return pace
end

function response(status, headers, body)
  if status == 200 and body:find('"place":1,', 1, true) then good = good + 1 else other = other + 1 end
end

function done(summary, latency)
  local errors = summary.errors
  local good, other = 0, errors.connect + errors.read + errors.write + errors.timeout
  for _, thread in ipairs(threads) do
    good = good + thread:get("good")
    other = other + thread:get("other")
  end
  print(string.format('RESULT {"answers": %d, "other": %d, "seconds": %.3f, "p50_ms": %.2f, "p99_ms": %.2f}',
    good, other, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
