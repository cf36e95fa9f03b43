const STOCK = [
  { name: "brass keychain", price: 6.5, shelf: "keychain wall" },
  { name: "oat cookies", price: 4.2, shelf: "cookies" },
  { name: "shadow puppet", price: 12, shelf: "toys" },
  { name: "netting, 1 m", price: 3, shelf: "crafts" },
];

export default (ctx) => ctx.registerTool("stock", {
  run: ({ q }) => STOCK.filter((s) => s.name.includes(q)).map((s) => `${s.name}: ${s.price.toFixed(2)} (${s.shelf})`),
});
