local known = {}
for name in ([[
  assert collectgarbage dofile error getmetatable ipairs load loadfile next pairs pcall print rawequal rawget rawlen rawset
  require select setmetatable tonumber tostring type xpcall warn coroutine debug io math os package string table utf8
  arg jit bit vim describe it before_each after_each _G _ENV _VERSION unpack loadstring setfenv getfenv module
]]):gmatch("%S+") do known[name] = true end

local input = io.read("a")
local file = input:match('"file_path"%s*:%s*"([^"]+)"')
if not file or not file:match("%.lua$") then return end

local f = io.open(file)
if not f then return end

local locals, notes, style, n = {}, {}, nil, 0
local function note(fmt, ...) notes[#notes + 1] = ("%d: " .. fmt):format(n, ...) end

for line in f:lines() do
  n = n + 1
  local indent = line:match("^([ \t]+)%S")
  if indent then
    local has = indent:find("\t") and (indent:find(" ") and "both" or "tabs") or "spaces"
    if has == "both" then note("tabs and spaces in one indent")
    elseif style and style ~= has then note("%s, file started with %s", has, style)
    else style = style or has end
  end
  local names = line:match("^%s*local%s+function%s+([%a_][%w_]*)") or line:match("^%s*local%s+([%a_][%w_,%s]*)") or line:match("^%s*for%s+([%a_][%w_,%s]*)")
  if names then for w in names:gmatch("[%a_][%w_]*") do locals[w] = true end end
  local params = line:match("function[^(]*%(([^)]*)%)")
  if params then for w in params:gmatch("[%a_][%w_]*") do locals[w] = true end end
  local target = line:match("^%s*([%a_][%w_]*)%s*=[^=]")
  if target and not locals[target] and not known[target] then note("global write: %s", target) end
end
f:close()

for i = 1, math.min(#notes, 20) do print(file .. ":" .. notes[i]) end
