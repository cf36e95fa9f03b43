return function(line)
  return line:match("^class ([%w_]+)") or line:match("^%s*([%w_]+)[:=] .*[-=]>")
end
