-- Accidental globals and code from strings.
local file = arg[1]
local known = {}
for name in ("print pairs ipairs type tostring tonumber require string table math io os error assert select next setmetatable getmetatable pcall"):gmatch("%S+") do
  known[name] = true
end

local function say(n, text) print(("%s:%d: %s"):format(file, n, text)) end

local depth, n = 0, 0
for line in io.lines(file) do
  n = n + 1
  local code = line:gsub("%-%-.*$", "")
  if code:match("%f[%w]function%f[%W]") or code:match("%f[%w]do%f[%W]") or code:match("%f[%w]then%f[%W]") then depth = depth + 1 end
  if code:match("%f[%w]end%f[%W]") then depth = depth - 1 end
  local name = code:match("^%s*([%a_][%w_]*)%s*=[^=]")
  if name and depth > 0 and not known[name] and not code:match("^%s*local") then
    say(n, name .. " may be an accidental global")
  end
  for _, word in ipairs({ "loadstring", "setfenv", "dofile" }) do
    if code:match("%f[%w]" .. word .. "%f[%W]") then say(n, word .. " needs a second look") end
  end
end
