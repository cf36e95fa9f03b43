local here = arg[0]:match("^(.*)/") or "."
package.path = here .. "/?.lua"
local count = require("count")
local config = dofile(here .. "/config.lua")

local f = io.open(arg[1] or config.file)
if not f then
  print("no draft")
  return
end
local words = count.words(f:read("*a"))
f:close()
print(string.format("%d words, %d%% of goal", words, math.floor(100 * words / config.goal)))
