package.path = (arg[0]:match("^(.*/)") or "./") .. "?.lua;" .. package.path
local codes = require("codes")

local function scan(path)
  local rows = {}
  for line in io.lines(path) do
    local mode, lhs, rest = line:match('keymap%.set%(%s*["\'](%w)["\']%s*,%s*["\']([^"\']+)["\']%s*,%s*(.+)$')
    if mode then
      rows[#rows + 1] = { mode, codes.pretty(lhs), rest:match('desc%s*=%s*["\']([^"\']+)') or "" }
    end
  end
  return rows
end

print("| mode | keys | description |")
print("|---|---|---|")
for i = 1, #arg do
  for _, r in ipairs(scan(arg[i])) do
    print(("| %s | `%s` | %s |"):format(r[1], r[2], r[3]))
  end
end
