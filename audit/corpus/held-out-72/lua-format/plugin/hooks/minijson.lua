-- Decodes just enough JSON for hook events: objects, arrays, strings, numbers, literals.
local M = {}
local escapes = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t" }

local value

local function skip(s, i) return s:find("%S", i) or #s + 1 end

local function str(s, i)
  local out, j = {}, i + 1
  while true do
    local c = s:sub(j, j)
    if c == "" then error("open string") end
    if c == '"' then return table.concat(out), j + 1 end
    if c == "\\" then
      j = j + 1
      c = s:sub(j, j)
      if c == "u" then c = "?"; j = j + 4 else c = escapes[c] or c end
    end
    out[#out + 1] = c
    j = j + 1
  end
end

local function list(s, i, close, pair)
  local out = {}
  i = skip(s, i + 1)
  while s:sub(i, i) ~= close do
    local k, v
    if pair then
      k, i = str(s, i)
      i = skip(s, i)
      v, i = value(s, skip(s, i + 1))
    else
      k = #out + 1
      v, i = value(s, i)
    end
    out[k] = v
    i = skip(s, i)
    if s:sub(i, i) == "," then i = skip(s, i + 1) end
  end
  return out, i + 1
end

function value(s, i)
  i = skip(s, i)
  local c = s:sub(i, i)
  if c == "{" then return list(s, i, "}", true) end
  if c == "[" then return list(s, i, "]", false) end
  if c == '"' then return str(s, i) end
  local word = s:match("^[%w.+-]+", i)
  if not word then error("unexpected " .. c) end
  local v = tonumber(word)
  if v == nil then v = word == "true" end
  return v, i + #word
end

function M.decode(s) return (value(s, 1)) end
return M
