"use strict";

const patterns = [
  { id: "pipe-to-shell", re: /\b(curl|wget|fetch)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da|k|fi)?sh\b/, say: "downloads and runs a script" },
  { id: "process-subst", re: /\b(ba|z)?sh\s+<\(\s*(curl|wget)\b/, say: "downloads and runs a script" },
  { id: "eval-subst", re: /\beval\s+["']?\$\((curl|wget|base64)/, say: "evaluates downloaded or decoded text" },
  { id: "decode-run", re: /base64\s+(-d|--decode|-D)[^|]*\|\s*(ba|z)?sh\b/, say: "decodes and runs text" },
  { id: "rc-append", re: />>\s*~?\/?\S*\.(bashrc|zshrc|profile|bash_profile|zprofile)\b/, say: "changes a shell start-up file" },
  { id: "crontab", re: /\bcrontab\s+(-\s*$|-e|-r|[^-\s])/, say: "changes the crontab" },
  { id: "githook", re: />\s*\S*\.git\/hooks\//, say: "writes a git hook" },
  { id: "fork-bomb", re: /:\(\)\s*\{\s*:\|:&\s*\};:/, say: "is a fork bomb" },
  { id: "nohup", re: /\b(nohup|setsid|disown)\b/, say: "leaves a process behind" },
  { id: "reverse-shell", re: /\/dev\/tcp\/|\bnc\b.*\s-e\s/, say: "opens a reverse shell" },
  { id: "root-rm", re: /\brm\s+(-\w+\s+)*-\w*[rR]\w*\s+(-\w+\s+)*(\/|~|\$HOME)\/?(\s|$)/, say: "deletes everything" },
];

let body = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (d) => { body += d; });
process.stdin.on("end", () => {
  const command = String(JSON.parse(body || "{}").tool_input?.command ?? "").replace(/\\\n/g, " ");
  for (const p of patterns) {
    if (p.re.test(command)) {
      console.error(`${p.id}: this command ${p.say}`);
      process.exitCode = 2;
      return;
    }
  }
});
