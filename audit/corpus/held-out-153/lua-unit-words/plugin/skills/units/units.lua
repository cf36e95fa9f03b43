local factor = { km = 1000, m = 1, mi = 1609.344, ft = 0.3048 }

local ops = {
  ["+"] = function(a, b) return a + b end,
  ["-"] = function(a, b) return a - b end,
  ["*"] = function(a, b) return a * b end,
}

-- Works through the words on a stack; unknown words are an error.
local function eval_rpn(text)
  local stack = {}
  for word in text:gmatch("%S+") do
    if ops[word] then
      local b, a = table.remove(stack), table.remove(stack)
      stack[#stack + 1] = ops[word](a, b)
    else
      stack[#stack + 1] = assert(tonumber(word), "not a number: " .. word)
    end
  end
  return stack[1]
end

if arg[1] == "rpn" then
  print(eval_rpn(arg[2]))
else
  print(("%.3f %s"):format(tonumber(arg[1]) * factor[arg[2]] / factor[arg[3]], arg[3]))
end
