-- Reads lists. With PACE each connection waits so many milliseconds before each request.
local pace = tonumber(os.getenv("PACE") or "0")

function delay()
  return pace
end

function done(summary, latency)
  local errors = summary.errors
  local other = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  print(string.format('RESULT {"requests": %d, "other": %d, "seconds": %.3f, "p50_ms": %.2f, "p99_ms": %.2f}',
    summary.requests, other, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
