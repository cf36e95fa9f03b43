-- names of the standard library; assigning to them is reported by other tools
local set = {}
for name in ([[ _G _VERSION assert collectgarbage dofile error getmetatable ipairs load loadfile next pairs
  pcall print rawequal rawget rawset require select setmetatable tonumber tostring type xpcall
  coroutine debug io math os package string table utf8 vim ]]):gmatch("%S+") do
  set[name] = true
end
return set
