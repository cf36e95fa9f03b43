local M = {}

function M.current()
  local f = io.open(".git/config")
  if not f then return nil end
  local text = f:read("*a")
  f:close()
  return text:match("url%s*=%s*%S-[:/]([%w_.-]+/[%w_.-]+)%.git")
end

return M
