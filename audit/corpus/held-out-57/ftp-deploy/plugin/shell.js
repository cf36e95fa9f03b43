const quote = (s) => `'${String(s).replaceAll("'", "'\\''")}'`;
export const sh = (ctx, argv) => ctx.bash(argv.map((a) => (a.startsWith('~/') ? a : quote(a))).join(' ')).then((r) => r.stdout);
