-- lua tidy.lua FILE...   prints remarks, changes nothing
local here = arg[0]:match("^(.*)[/\\]") or "."
package.path = here .. "/?.lua;" .. package.path
local allowed = require("allowed")

local keywords = {}
for word in ("and break do else elseif end false for function goto if in local nil not or repeat return then true until while"):gmatch("%a+") do
  keywords[word] = true
end

local function strip(line)
  line = line:gsub('"[^"]*"', '""'):gsub("'[^']*'", "''")
  return (line:gsub("%-%-.*$", ""))
end

local function locals_of(text)
  local known = {}
  for names in text:gmatch("local%s+([%w_,%s]-)%s*=") do
    for name in names:gmatch("[%a_][%w_]*") do known[name] = true end
  end
  for name in text:gmatch("local%s+function%s+([%a_][%w_]*)") do known[name] = true end
  for params in text:gmatch("function[^%(\n]*%(([^%)]*)%)") do
    for name in params:gmatch("[%a_][%w_]*") do known[name] = true end
  end
  for names in text:gmatch("for%s+([%w_,%s]-)%s+in") do
    for name in names:gmatch("[%a_][%w_]*") do known[name] = true end
  end
  return known
end

local total = 0
local function remark(path, number, what)
  total = total + 1
  print(("%s:%d: %s"):format(path, number, what))
end

for _, path in ipairs(arg) do
  local fh, err = io.open(path, "r")
  if not fh then
    io.stderr:write(err, "\n")
  else
    local text = fh:read("*a")
    fh:close()
    local known, number = locals_of(text), 0
    for raw in (text .. "\n"):gmatch("(.-)\n") do
      number = number + 1
      local line = strip(raw)
      if #raw > 100 then remark(path, number, "longer than 100 characters") end
      if raw:find("\t") then remark(path, number, "tab") end
      local name = line:match("^%s*([%a_][%w_]*)%s*=[^=]")
      if name and not known[name] and not allowed[name] and not keywords[name] then
        remark(path, number, "assigns global " .. name)
      end
      if line:find("loadstring") then remark(path, number, "loadstring, ask for a review") end
    end
  end
end
os.exit(total == 0 and 0 or 1)
