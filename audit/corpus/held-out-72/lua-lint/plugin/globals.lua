return {
  love = { "love" },
  defold = { "go", "msg", "gui", "vmath" },
  nginx = { "ngx", "ndk" },
  _source = { "https://globals", "lua-lint", "invalid/engines.lua" },
}
