import { createRequire } from 'node:module';

const need = createRequire(import.meta.url);

export function activate(ctx) {
  const pack = need(ctx.config.pack);
  const n = new Intl.NumberFormat(pack.tag, pack.number);
  const d = new Intl.DateTimeFormat(pack.tag, pack.date);
  ctx.promptVariable('sampleNumber', () => n.format(1234567.891));
  ctx.promptVariable('sampleDate', () => d.format(new Date()));
  if (typeof pack.setup === 'function') pack.setup(ctx);
}
