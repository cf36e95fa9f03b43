-- globals our engine provides
return {
  love = true, print = true, pairs = true, ipairs = true, string = true, table = true, math = true,
  require = true, setmetatable = true, getmetatable = true, type = true, tostring = true, tonumber = true,
  error = true, assert = true, pcall = true, select = true, unpack = true, io = true, os = true, self = true,
}
