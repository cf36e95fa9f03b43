-- Formats and checks the edited file.
local dir = arg[0]:match("^(.*)[/\\]") or "."
package.path = dir .. "/?.lua;" .. package.path
local json = require("minijson")

local event = json.decode(io.read("*a"))
local file = event.tool_input and event.tool_input.file_path
if type(file) ~= "string" or not file:match("%.lua$") then
  os.exit(0)
end

-- POSIX quoting: nothing inside single quotes is special
local function quote(s)
  return "'" .. s:gsub("'", "'\\''") .. "'"
end

local function run(command)
  local pipe = assert(io.popen(command .. " 2>&1; echo $?"))
  local out = pipe:read("*a")
  pipe:close()
  local text, code = out:match("^(.-)(%d+)%s*$")
  return tonumber(code), text
end

if run("command -v stylua") == 0 then
  run("stylua --search-parent-directories -- " .. quote(file))
end

if run("command -v luacheck") == 0 then
  local code, text = run("luacheck --no-color --formatter plain -- " .. quote(file))
  if code and code > 1 then
    io.stderr:write(text)
    os.exit(2)
  end
end
