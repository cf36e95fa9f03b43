local M = {}

function M.words(text)
  local n = 0
  for _ in text:gmatch("%w[%w'-]*") do n = n + 1 end
  return n
end

return M
