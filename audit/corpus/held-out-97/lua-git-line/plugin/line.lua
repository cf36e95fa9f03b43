local function sh(cmd)
  local p = io.popen(cmd .. " 2>/dev/null")
  if not p then return "" end
  local out = p:read("a")
  p:close()
  return (out:gsub("%s+$", ""))
end

local branch = sh("git symbolic-ref --short HEAD")
if branch == "" then branch = sh("git rev-parse --short HEAD") end
if branch == "" then print("no repository") os.exit() end

local behind, ahead = sh("git rev-list --left-right --count '@{upstream}...HEAD'"):match("(%d+)%s+(%d+)")
local staged, dirty, new = 0, 0, 0
for line in sh("git status --porcelain"):gmatch("[^\n]+") do
  local x, y = line:sub(1, 1), line:sub(2, 2)
  if x == "?" then new = new + 1
  else
    if x ~= " " then staged = staged + 1 end
    if y ~= " " then dirty = dirty + 1 end
  end
end
local _, stash = sh("git stash list"):gsub("stash@", "")

local parts = { "\u{e0a0} " .. branch }
if ahead and ahead ~= "0" then parts[#parts + 1] = "\u{2191}" .. ahead end
if behind and behind ~= "0" then parts[#parts + 1] = "\u{2193}" .. behind end
if staged > 0 then parts[#parts + 1] = "+" .. staged end
if dirty > 0 then parts[#parts + 1] = "!" .. dirty end
if new > 0 then parts[#parts + 1] = "?" .. new end
if stash > 0 then parts[#parts + 1] = "*" .. stash end
print(table.concat(parts, " "))
