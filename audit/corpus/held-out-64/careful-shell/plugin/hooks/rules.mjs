const rule = (decision, why, pattern) => ({ decision, why, pattern });

export const rules = [
  // What has no good reason in an agent's session
  rule('deny', 'removes a whole system or home folder', /\brm\s+(?:-\w+\s+)*-\w*r\w*\s+(?:-\w+\s+)*(?:--\s+)?["']?(?:\/|~|\$HOME)["']?\s*(?:$|[;&|*])/),
  rule('deny', 'overwrites a disk', /\b(?:dd\b[^|;&]*\bof=\/dev\/(?:sd|nvme|disk|mmcblk)|mkfs(?:\.\w+)?\s+\/dev\/)/),
  rule('deny', 'runs a download unseen', /\b(?:curl|wget)\b[^|;&]*\|\s*(?:sudo\s+)?(?:ba|z|da|fi|k)?sh\b/),
  rule('deny', 'decodes and runs', /\bbase64\s+(?:-d|--decode|-D)\b[^;&]*\|\s*(?:ba|z)?sh\b/),
  rule('deny', 'fork bomb', /:\s*\(\s*\)\s*\{\s*:\s*\|\s*:\s*&\s*\}/),

  // What a human should have seen
  rule('ask', 'removes recursively', /\brm\s+(?:-\w+\s+)*-\w*r/),
  rule('ask', 'changes a shell start file', />>?\s*["']?(?:~|\$HOME)\/\.(?:bashrc|zshrc|profile|bash_profile|zshenv|zprofile)\b/),
  rule('ask', 'changes scheduled jobs', /\bcrontab\b(?!\s+-l\b)/),
  rule('ask', 'touches SSH or GPG folders', /(?:~|\$HOME|\/home\/\w+|\/Users\/\w+|\/root)\/\.(?:ssh|gnupg)\b/),
  rule('ask', 'touches cloud or registry credentials', /\.(?:aws\/credentials|netrc|npmrc|pypirc|docker\/config\.json|kube\/config)\b/),
  rule('ask', 'prints the environment', /(?:^|[;&|]\s*)(?:env|printenv|set|export\s+-p)\s*(?:$|[;&|>])/),
  rule('ask', 'rewrites published history', /\bgit\s+push\b[^;&|]*(?:--force\b|-f\b|\+\w)/),
  rule('ask', 'discards work', /\bgit\s+(?:reset\s+--hard|clean\s+-\w*f|checkout\s+--\s+\.|stash\s+(?:drop|clear))/),
  rule('ask', 'skips hooks', /\bgit\s+(?:commit|push|merge)\b[^;&|]*--no-verify\b/),
  rule('ask', 'administrator rights', /\bsudo\b/),
  rule('ask', 'wide permissions', /\bchmod\s+(?:-R\s+)?(?:0?777|a\+rwx)\b/),
  rule('ask', 'stops processes by name', /\b(?:pkill|killall)\b/),
  rule('ask', 'drops data', /\b(?:drop\s+(?:table|database|schema)|truncate\s+table)\b/i),
  rule('ask', 'publishes', /\b(?:npm|pnpm|yarn|cargo|twine|gem)\s+(?:publish|upload|push)\b/),
  rule('ask', 'switches verification off', /\b(?:NODE_TLS_REJECT_UNAUTHORIZED=0|GIT_SSL_NO_VERIFY|--insecure\b|--no-check-certificate)/),
];
