package.path = (arg[0]:match("^(.*/)") or "./") .. "?.lua;" .. package.path
local known = require("known")
local total = 0

for i = 1, #arg do
  local locals = {}
  local n = 0
  for line in io.lines(arg[i]) do
    n = n + 1
    local code = line:gsub("%-%-.*$", "")
    for names in code:gmatch("local%s+([%w_,%s]+)") do
      for name in names:gmatch("[%a_][%w_]*") do locals[name] = true end
    end
    local fn = code:match("local%s+function%s+([%a_][%w_]*)")
    if fn then locals[fn] = true end
    for params in code:gmatch("function[^%(]*%(([^%)]*)%)") do
      for name in params:gmatch("[%a_][%w_]*") do locals[name] = true end
    end
    local target = code:match("^%s*([%a_][%w_]*)%s*=[^=]") or code:match("^function%s+([%a_][%w_]*)%s*%(")
    if target and not locals[target] and not known[target] then
      total = total + 1
      print(("%s:%d: global '%s'"):format(arg[i], n, target))
    end
  end
end
print(total .. " finding(s)")
