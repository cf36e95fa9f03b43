-- Reads "key = value" lines.
local conf = {}

local function value(s)
  if s == "true" or s == "false" then return s == "true" end
  return tonumber(s) or s
end

function conf.load(path)
  local t, n = {}, 0
  for line in io.lines(path) do
    n = n + 1
    local k, v = line:match("^%s*([%w_.]+)%s*=%s*(.-)%s*$")
    if k then
      t[k] = value(v)
    elseif not line:match("^%s*#") and line:match("%S") then
      return nil, ("%s:%d: cannot be read"):format(path, n)
    end
  end
  return t
end

return conf
