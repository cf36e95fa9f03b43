local risky = { "loadstring", "os%.execute", "io%.popen", "dofile", "debug%.sethook" }
local input = io.read("*a")
local path = input:match('"file_path"%s*:%s*"([^"]+%.lua)"')
if not path then return end

local n = 0
for line in io.lines(path) do
  n = n + 1
  for _, p in ipairs(risky) do
    if line:find(p .. "%s*%(") then
      io.stderr:write(("%s:%d: check the use of %s\n"):format(path, n, (p:gsub("%%", ""))))
    end
  end
  if #line > 120 then io.stderr:write(("%s:%d: long line\n"):format(path, n)) end
end
