local builtin = {
  { "terraform%s+.*destroy", "destroys infrastructure" },
  { "terraform%s+apply.*%-auto%-approve", "applies without a look at the plan" },
  { "terraform%s+state%s+rm", "edits the state" },
  { "terraform%s+state%s+push", "edits the state" },
  { "terraform%s+force%-unlock", "breaks a lock" },
  { "terraform%.tfstate", "the state holds secrets in plain text" },
  { "%.auto%.tfvars", "variables may hold secrets" },
  { "%.terraformrc", "holds API tokens" },
  { "credentials%.tfrc%.json", "holds API tokens" },
  { "%.aws/credentials", "holds AWS keys" },
}

-- One rule per line: pattern <TAB> reason. Lines with # are comments.
local function own_rules()
  local base = os.getenv("XDG_CONFIG_HOME") or (os.getenv("HOME") or "") .. "/.config"
  local f = io.open(base .. "/tf-wall/rules.txt")
  if not f then return {} end
  local out = {}
  for line in f:lines() do
    local p, why = line:match("^([^#\t][^\t]*)\t+(.+)$")
    if p then out[#out + 1] = { p, why } end
  end
  f:close()
  return out
end

local input = io.read("a")

local function refuse(list)
  for _, rule in ipairs(list) do
    local ok, at = pcall(string.find, input, rule[1])
    if ok and at then
      io.stderr:write("tf-wall: ", rule[2], "\n")
      os.exit(2)
    end
  end
end

refuse(builtin)
refuse(own_rules())
