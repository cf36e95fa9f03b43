return function(line)
  return line:match("^%s*local function ([%w_]+)") or line:match("^%s*function ([%w_.:]+)")
end
