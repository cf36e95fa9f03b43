const poems = [
  { first: "Shall I compare thee", by: "Shakespeare" },
  { first: "Tyger Tyger", by: "Blake" },
];

export function activate(ctx) {
  ctx.registerTool("first_line", {
    run({ q }) {
      return poems.filter((p) => p.first.toLowerCase().includes(q.toLowerCase())).map((p) => `${p.first} (${p.by}
