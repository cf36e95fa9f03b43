local max = tonumber(arg[2]) or 100
local n, code = 0, false
for line in io.lines(arg[1]) do
  n = n + 1
  if line:match("^```") then code = not code end
  if not code and #line > max then print(n, #line) end
end
