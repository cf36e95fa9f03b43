package.path = "check/?.lua;" .. package.path
local std = require("std")

local payload = io.read("a")
local path = payload:match('"file_path"%s*:%s*"([^"]+%.lua)"')
if not path then os.exit(0) end

local fh = io.open(path)
if not fh then os.exit(0) end

local declared, bad = std.names(), {}
local n = 0
for line in fh:lines() do
  n = n + 1
  for name in line:gmatch("local%s+([%w_]+)") do declared[name] = true end
  for name in line:gmatch("function%s+([%w_]+)%s*%(") do declared[name] = true end
  local target = line:match("^%s*([%a_][%w_]*)%s*=[^=]")
  if target and not declared[target] then
    bad[#bad + 1] = ("%s:%d: global %s"):format(path, n, target)
  end
end
fh:close()

for _, b in ipairs(bad) do io.stderr:write(b, "\n") end
os.exit(#bad > 0 and 2 or 0)
