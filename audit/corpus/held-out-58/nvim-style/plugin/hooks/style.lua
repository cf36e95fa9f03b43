-- Formats the file named in the event on standard input.
local event = io.read("*a") or ""
local path = event:match('"file_path"%s*:%s*"([^"\\]+%.lua)"')
if not path then
  os.exit(0)
end

--- Single quotes, so that the shell takes the path as it is.
local function quoted(word)
  return "'" .. word:gsub("'", [['\'']]) .. "'"
end

local ok = os.execute("command -v stylua >/dev/null 2>&1")
if ok ~= true and ok ~= 0 then
  os.exit(0)
end

local done = os.execute("stylua --search-parent-directories -- " .. quoted(path))
if done ~= true and done ~= 0 then
  io.stderr:write("stylua could not parse ", path, "\n")
  os.exit(2)
end
