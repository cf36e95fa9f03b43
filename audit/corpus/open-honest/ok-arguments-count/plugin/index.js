function sum() {
  let total = 0;
  for (const n of arguments) total += Number(n) || 0;
  return `${total} of ${arguments.length}`;
}
function first() {
  const feed = arguments[Symbol.iterator]();
  return feed.next().value;
}

definePlugin({
  handlers: { async sum(ctx, { text }) { const all = text.split(/\s+/); return { text: `${first(...all)} … ${sum(...all)}` }; } },
});
