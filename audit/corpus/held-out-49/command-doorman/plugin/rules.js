export const RULES = [
  [/\brm\s+-[a-z]*r[a-z]*f?\s+(?:\/|~|\$HOME)(?:\s|$)/, 'deletes a home or root folder'],
  [/\b(?:curl|wget)\b[^|]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/, 'runs a download unseen'],
  [/\/dev\/tcp\/|\bnc\b.*\s-e\s|\bbash\s+-i\b.*>&/, 'looks like a reverse shell'],
  [/\bcat\b.*(?:\.ssh\/id_|\.aws\/credentials|\.netrc|\/etc\/shadow)/, 'prints a credential'],
  [/\bcrontab\s+-(?!l)|>>?\s*~\/\.(?:bash|zsh)rc\b/, 'makes itself permanent'],
  [/\bchmod\s+(?:-R\s+)?777\b/, 'opens files to everybody'],
  [/\b(?:iptables\s+-F|ufw\s+disable|setenforce\s+0)\b/, 'switches a protection off'],
  [/\bgit\s+push\b.*--force(?!-with-lease)/, 'overwrites what others pushed'],
  [/:\(\)\s*\{\s*:\|:&\s*\};:/, 'is a fork bomb'],
  [/\bbase64\s+(?:-d|--decode)\b.*\|\s*(?:ba)?sh\b/, 'runs something encoded'],
];
