local ops = {
  ["+"] = { prec = 1, fn = function(a, b) return a + b end },
  ["-"] = { prec = 1, fn = function(a, b) return a - b end },
  ["*"] = { prec = 2, fn = function(a, b) return a * b end },
  ["/"] = { prec = 2, fn = function(a, b) return a / b end },
  ["%"] = { prec = 2, fn = function(a, b) return a % b end },
  ["^"] = { prec = 4, right = true, fn = function(a, b) return a ^ b end },
}
local funcs = {
  sqrt = { 1, math.sqrt }, ln = { 1, math.log }, floor = { 1, math.floor }, ceil = { 1, math.ceil },
  abs = { 1, math.abs }, min = { 2, math.min }, max = { 2, math.max },
}
local consts = { pi = math.pi, e = math.exp(1) }

local function tokens(s)
  local out, i = {}, 1
  while i <= #s do
    local num = s:match("^%d+%.?%d*[eE]?[+-]?%d*", i)
    local word = s:match("^%a+", i)
    if s:match("^%s", i) then i = i + 1
    elseif num then
      if not tonumber(num) then num = s:match("^%d+%.?%d*", i) end
      out[#out + 1] = { "num", tonumber(num) }; i = i + #num
    elseif word then out[#out + 1] = { "word", word }; i = i + #word
    else out[#out + 1] = { "sym", s:sub(i, i) }; i = i + 1 end
  end
  return out
end

local expr

local function primary(t, p)
  local tok = t[p] or error("unexpected end", 0)
  if tok[1] == "num" then return tok[2], p + 1 end
  if tok[1] == "sym" and tok[2] == "-" then
    local v; v, p = expr(t, p + 1, 3)
    return -v, p
  end
  if tok[1] == "sym" and tok[2] == "(" then
    local v; v, p = expr(t, p + 1, 1)
    assert(t[p] and t[p][2] == ")", "missing )")
    return v, p + 1
  end
  if tok[1] == "word" and consts[tok[2]] then return consts[tok[2]], p + 1 end
  local f = tok[1] == "word" and funcs[tok[2]]
  if not f then error("what is " .. tostring(tok[2]) .. "?", 0) end
  assert(t[p + 1] and t[p + 1][2] == "(", "missing ( after " .. tok[2])
  local args = {}
  p = p + 2
  for i = 1, f[1] do
    args[i], p = expr(t, p, 1)
    local want = i < f[1] and "," or ")"
    assert(t[p] and t[p][2] == want, "missing " .. want)
    p = p + 1
  end
  return f[2](table.unpack(args)), p
end

function expr(t, p, min)
  local left
  left, p = primary(t, p)
  while t[p] and t[p][1] == "sym" and ops[t[p][2]] and ops[t[p][2]].prec >= min do
    local op = ops[t[p][2]]
    local right
    right, p = expr(t, p + 1, op.right and op.prec or op.prec + 1)
    left = op.fn(left, right)
  end
  return left, p
end

local t = tokens(table.concat(arg, " "))
local ok, v, p = pcall(expr, t, 1, 1)
if not ok then io.stderr:write("abacus: ", tostring(v), "\n") os.exit(1) end
if t[p] then io.stderr:write("abacus: left over: ", tostring(t[p][2]), "\n") os.exit(1) end
print(("%.12g"):format(v))
