local M = {}

local function lines_of(path)
  local out = {}
  local f = io.open(path, "r")
  if not f then return out end
  for line in f:lines() do
    out[#out + 1] = line
  end
  f:close()
  return out
end

M.snippets = {
  guard = { "if not ok then", "  return nil, err", "end" },
  module = { "local M = {}", "", "return M" },
}

function M.insert(name)
  local s = M.snippets[name]
  if not s then
    vim.notify("no snippet " .. name, vim.log.levels.WARN)
    return
  end
  local row = vim.api.nvim_win_get_cursor(0)[1]
  vim.api.nvim_buf_set_lines(0, row, row, false, s)
end

function M.load(path)
  M.snippets.custom = lines_of(path)
end

return M
