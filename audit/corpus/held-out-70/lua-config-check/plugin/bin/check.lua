package.path = arg[0]:gsub("[^/]*$", "") .. "?.lua;" .. package.path
local conf = require("conf")

local given, why = conf.load(arg[1])
if not given then
  io.stderr:write(why, "\n")
  os.exit(1)
end

local schema = assert(conf.load(arg[2]))
local bad = 0
for key, kind in pairs(schema) do
  local v = given[key]
  if v == nil then
    print(key .. ": is missing")
    bad = bad + 1
  elseif type(v) ~= kind then
    print(("%s: is a %s, not a %s"):format(key, type(v), kind))
    bad = bad + 1
  end
end
os.exit(bad == 0)
