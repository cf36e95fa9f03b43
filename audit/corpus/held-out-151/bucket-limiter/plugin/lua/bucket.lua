-- KEYS[1] bucket, ARGV[1] capacity, ARGV[2] refill per second
local now = redis.call("TIME")
local seconds = tonumber(now[1]) + tonumber(now[2]) / 1e6
local capacity = tonumber(ARGV[1])
local rate = tonumber(ARGV[2])

local state = redis.call("HMGET", KEYS[1], "tokens", "at")
local tokens = tonumber(state[1]) or capacity
local at = tonumber(state[2]) or seconds

tokens = math.min(capacity, tokens + (seconds - at) * rate)
local allowed = 0
if tokens >= 1 then
  tokens = tokens - 1
  allowed = 1
end

redis.call("HSET", KEYS[1], "tokens", tokens, "at", seconds)
redis.call("EXPIRE", KEYS[1], math.ceil(capacity / rate) * 2)
return allowed
