-- Formats the Lua file that was just written.
local event = io.read("a")
local path = event:match('"file_path"%s*:%s*"([^"]+)"')
if not path or not path:match("%.lua$") then os.exit(0) end

local function quote(s) return "'" .. s:gsub("'", "'\\''") .. "'" end

local function has(tool)
  return os.execute("command -v " .. tool .. " >/dev/null 2>&1") == true
end

if has("stylua") then os.execute("stylua " .. quote(path)) end
if has("luacheck") then
  local p = assert(io.popen("luacheck --codes --no-color " .. quote(path)))
  local out = p:read("a")
  if not p:close() then
    io.stderr:write(out)
    os.exit(2)
  end
end
