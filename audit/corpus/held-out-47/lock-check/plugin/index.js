function* problems(lock, hosts) {
  for (const [name, entry] of Object.entries(lock.packages ?? {})) {
    if (!name || entry.link) continue;
    if (!entry.integrity) yield { name, problem: 'no integrity' };
    if (entry.hasInstallScript) yield { name, problem: 'has an install script' };
    const host = entry.resolved && URL.canParse(entry.resolved) ? new URL(entry.resolved).hostname : null;
    if (host && !hosts.includes(host)) yield { name, problem: `comes from ${host}` };
  }
}

definePlugin({
  handlers: {
    async check(ctx, { config }) {
      const lock = JSON.parse(await ctx.read('package-lock.json'));
      const list = [...problems(lock, config.hosts)];
      return { ok: list.length === 0, problems: list.slice(0, 200) };
    },
  },
});
