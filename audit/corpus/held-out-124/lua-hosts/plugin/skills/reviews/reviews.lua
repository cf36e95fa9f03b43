local dir = arg[0]:match("(.*/)") or "./"
local known = dofile(dir .. "known.lua")
local conf = dofile(dir .. "conf.lua")

local git = io.popen("git remote -v")
local seen = {}
for line in git:lines() do
  local name, url = line:match("^(%S+)%s+(%S+)")
  local host, path = url:match("[@/]([%w.-]+)[:/](.-)%.?g?i?t?$")
  if host and not seen[name] then
    seen[name] = true
    local page = known[host] or known["*"]
    print(name, page:gsub("%$(%w+)", { host = host, path = path, user = conf.user(host) }))
  end
end
git:close()
