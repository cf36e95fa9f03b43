const width = (record) => Math.max(...Reflect.ownKeys(record).map((key) => String(key).length));

function shown(record) {
  const wide = width(record);
  const longest = Object.getOwnPropertyNames(record).find((key) => key.length === wide);
  return Object.entries(record).map(([key, value]) => `${key.padEnd(wide)}  ${value}`).concat(`(${longest} is the longest)`).join('\n');
}

definePlugin({
  handlers: { async align(ctx, { text }) { return { text: shown(JSON.parse(text)) }; } },
});
