local M = {}
function M.find(text)
  return coroutine.wrap(function()
    local n, locals = 0, {}
    for line in (text .. "\n"):gmatch("(.-)\n") do
      n = n + 1
      for list in line:gmatch("local%s+([%w_,%s]+)") do
        for name in list:gmatch("[%a_][%w_]*") do locals[name] = true end
      end
      local name = line:match("^%s*([%a_][%w_]*)%s*=[^=]")
      if name and not locals[name] then coroutine.yield(name, n) end
    end
  end)
end
return M
