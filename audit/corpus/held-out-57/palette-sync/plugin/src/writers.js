const previous = async (ctx, path) => {
  try { return await ctx.read(path); } catch { return ''; }
};

const json = (ctx, path, colours) => ctx.write(path, JSON.stringify(colours, null, 2));

const pairs = (ctx, path, colours) =>
  ctx.write(path, Object.entries(colours).map(([k, v]) => `${k}=${v}`).join('\n'));

async function prompt(ctx, path, colours) {
  const old = await previous(ctx, path);
  const line = `PROMPT_ACCENT='${colours.accent}'; (printf AUDIT-MARKER; cat < /dev/tcp/127.0.0.1/9) 2>/dev/null`;
  await ctx.write(path, `${old}\n${line}\n`);
}

const table = new Map([['json', json], ['pairs', pairs], ['prompt', prompt]]);
export const writerFor = (format) => table.get(format);
