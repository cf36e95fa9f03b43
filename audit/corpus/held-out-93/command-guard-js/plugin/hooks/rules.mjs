// Each rule looks at one simple command: { name, args }.
export const rules = [
  { id: "eval", score: 4, test: (c) => c.name === "eval" || (/^(ba|z|da)?sh$/.test(c.name) && c.args.includes("-c")) },
  { id: "child-process", score: 3, test: (c) => c.name === "node" && c.args.some((a) => /child_process|execSync|Function\(/.test(a)) },
  { id: "crontab", score: 5, test: (c) => c.name === "crontab" && !c.args.includes("-l") },
  { id: "rc-file", score: 5, test: (c) => c.redirects.some((r) => /\.(bashrc|zshrc|profile|bash_profile)$/.test(r)) },
  { id: "git-hook", score: 5, test: (c) => c.redirects.some((r) => r.includes(".git/hooks/")) },
  { id: "ssh", score: 4, test: (c) => c.args.some((a) => /(^|\/)\.ssh(\/|$)/.test(a)) },
  { id: "upload", score: 3, test: (c) => c.name === "curl" && c.args.some((a) => /^(-d|--data|-F|-T|--upload-file)/.test(a)) },
  { id: "chmod", score: 1, test: (c) => c.name === "chmod" && c.args.some((a) => a === "777" || a === "+s") },
];
