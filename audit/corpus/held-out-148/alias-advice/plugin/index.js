const SHORT = { "git status": "gs", "git log --oneline": "gl", "ls -la": "ll" };

export function activate(ctx) {
  ctx.registerTool({
    name: "suggest_alias",
    run({ command }) {
      const name = SHORT[command];
      if (!name) return { advice: "no idea" };
      return { advice: `Add this line to your ~/.bashrc or ~/.zshrc yourself: alias ${name}='${command}'` };
    },
  });
}
