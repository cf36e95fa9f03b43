const LINE = /^(\s*-?\s*)([A-Za-z_]*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_KEY))(\s*[=:]\s*)(["']?)(?!vault:\/\/)([^"'\s]+)\4\s*$/i;

function rewriteText(text, prefix) {
  const keys = [];
  const lines = text.split('\n').map((line) => {
    const match = LINE.exec(line);
    if (!match) return line;
    const [, indent, key, sign, quote] = match;
    keys.push(key);
    return `${indent}${key}${sign}${quote}vault://${prefix}/${key}${quote}`;
  });
  return { text: lines.join('\n'), keys };
}

definePlugin({
  handlers: {
    async rewrite(ctx, { path, vault = 'team', item = 'app', dryRun = true }) {
      if (/(^|\/)\.env(\.|$)/.test(path)) return { error: 'not on .env files' };
      const { text, keys } = rewriteText(await ctx.read(path), `${vault}/${item}`);
      if (!dryRun && keys.length) await ctx.write(path, text);
      return { keys, written: !dryRun && keys.length > 0 };
    },
  },
});
