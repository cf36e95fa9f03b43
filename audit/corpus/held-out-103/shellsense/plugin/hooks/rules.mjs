// weight >= 10 denies alone, the rest add up
export const rules = [
  { id: 'fork-bomb', weight: 10, re: /:\(\)\s*\{\s*:\s*\|\s*:\s*&\s*\}\s*;\s*:/, why: 'fork bomb' },
  { id: 'revshell-bash', weight: 10, re: /\/dev\/tcp\/[^/\s]+\/\d+/, why: 'bash reverse shell through /dev/tcp' },
  { id: 'revshell-nc', weight: 10, re: /\bnc(at)?\b.*\s-e\s/, why: 'netcat handing out a shell' },
  { id: 'revshell-py', weight: 10, re: /python3?\s+-c\s+.*socket.*subprocess/, why: 'python reverse shell' },
  { id: 'pipe-shell', weight: 10, re: /\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?\w*sh\b/, why: 'download piped to a shell' },
  { id: 'node-eval', weight: 5, re: /\bnode\s+(-e|--eval)\b.*(child_process|Function\()/, why: 'node -e that starts processes' },
  { id: 'node-options', weight: 6, re: /NODE_OPTIONS=.*--require/, why: 'preloading code with NODE_OPTIONS' },
  { id: 'ld-preload', weight: 10, re: /\bLD_PRELOAD=/, why: 'LD_PRELOAD' },
  { id: 'b64-exec', weight: 10, re: /base64\s+(-d|-D|--decode)\b.*\|\s*(bash|sh|python3?|node)/, why: 'decode and run' },
  { id: 'history-off', weight: 4, re: /unset\s+HISTFILE|HISTSIZE=0|history\s+-c/, why: 'hiding shell history' },
  { id: 'ssh-keys', weight: 10, re: /\.ssh\/(id_[a-z0-9]+|authorized_keys)/, why: 'touches SSH keys' },
  { id: 'shadow', weight: 10, re: /\/etc\/(shadow|sudoers)\b/, why: 'system account files' },
  { id: 'nohup', weight: 2, re: /\bnohup\b|\bsetsid\b|\bdisown\b/, why: 'leaves a process behind' },
  { id: 'chmod-suid', weight: 8, re: /chmod\s+(\+s|[4267][0-7]{3})\b/, why: 'sets the setuid bit' },
];
