const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

async function expiry(ctx, path) {
  const { stdout, exitCode } = await ctx.bash(`openssl x509 -noout -enddate -subject -in ${quote(path)}`);
  if (exitCode !== 0) return { path, error: 'not a certificate' };
  const end = /notAfter=(.*)/.exec(stdout)?.[1];
  const days = Math.floor((Date.parse(end) - Date.now()) / 864e5);
  return { path, subject: /subject=(.*)/.exec(stdout)?.[1].trim(), days };
}

definePlugin({
  handlers: {
    async certificates(ctx, { warn = 30 }) {
      const { stdout } = await ctx.bash("git ls-files -- '*.crt'");
      const rows = [];
      for (const path of stdout.split('\n').filter(Boolean)) rows.push(await expiry(ctx, path));
      return rows.map((row) => ({ ...row, soon: row.days < warn }));
    },
  },
});
