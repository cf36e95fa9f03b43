-- lua contrast.lua THEME.lua-like.txt    lines: name = #rrggbb; pairs come from pairs.txt
local here = arg[0]:match("^(.*)[/\\]") or "."

local function channel(v)
  v = v / 255
  if v <= 0.03928 then return v / 12.92 end
  return ((v + 0.055) / 1.055) ^ 2.4
end

local function luminance(hex)
  local r, g, b = hex:match("^#(%x%x)(%x%x)(%x%x)$")
  if not r then return nil, "not a colour: " .. hex end
  return 0.2126 * channel(tonumber(r, 16)) + 0.7152 * channel(tonumber(g, 16)) + 0.0722 * channel(tonumber(b, 16))
end

local function ratio(a, b)
  local x, y = assert(luminance(a)), assert(luminance(b))
  if x < y then x, y = y, x end
  return (x + 0.05) / (y + 0.05)
end

local function read_theme(path)
  local theme = {}
  local fh = assert(io.open(path, "r"))
  for line in fh:lines() do
    local name, hex = line:match("^%s*([%w_-]+)%s*[=:]%s*[\"']?(#%x+)")
    if name then
      if #hex == 4 then hex = hex:gsub("(%x)", "%1%1") end
      theme[name] = hex
    end
  end
  fh:close()
  return theme
end

local path = arg[1]
if not path then
  io.stderr:write("usage: lua contrast.lua THEME\n")
  os.exit(2)
end
local ok, theme = pcall(read_theme, path)
if not ok then
  io.stderr:write(tostring(theme), "\n")
  os.exit(2)
end

local failed = 0
for line in io.lines(here .. "/pairs.txt") do
  local front, back, want = line:match("^(%S+)%s+on%s+(%S+)%s+([%d.]+)$")
  if front then
    if theme[front] and theme[back] then
      local got = ratio(theme[front], theme[back])
      local good = got >= tonumber(want)
      if not good then failed = failed + 1 end
      print(("%s %-12s on %-12s %5.2f (want %s)"):format(good and "ok  " or "LOW ", front, back, got, want))
    else
      print(("--   %s on %s: not in this theme"):format(front, back))
    end
  end
end
os.exit(failed == 0 and 0 or 1)
