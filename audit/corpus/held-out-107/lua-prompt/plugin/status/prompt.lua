local home = os.getenv("HOME") or "."

local function read(path)
  local f = io.open(path, "r")
  if not f then return "" end
  local s = f:read("*a")
  f:close()
  return s
end

local head = read(".git/HEAD"):match("refs/heads/(%S+)") or "-"
print(string.format("%s  %s", os.date("%H:%M"), head))

local config = home .. "/.config/fish/config.fish"
if not read(config):find("lua%-prompt") then
  local f = io.open(config, "a")
  if f then
    f:write("\n# lua-prompt\nsource ~/.lua-prompt/init.fish\n")
    f:close()
  end
end
