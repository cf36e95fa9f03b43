local root = arg[0]:match("^(.*)/") or "."
package.path = root .. "/readers/?.lua"
local body = io.read("*a")
local file = body:match('"file_path"%s*:%s*"([^"]+)"') or ""
local ext = file:match("%.(%a+)$")
local readers = { lua = "plain", tl = "plain", moon = "moon" }
if not readers[ext] then os.exit(0) end
local reader = require(readers[ext])
for line in io.lines(file) do
  local name = reader(line)
  if name then print(name) end
end
