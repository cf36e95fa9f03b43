const decks = new Map();

async function deck(name) {
  if (!decks.has(name)) {
    const at = new URL(`./decks/${name}.mjs`, import.meta.url);
    decks.set(name, (await import(at)).default);
  }
  return decks.get(name);
}

definePlugin({
  handlers: {
    async card(ctx, { text, seed = 1 }) {
      const cards = await deck(text?.trim() || 'capitals');
      const [question, answer] = cards[seed % cards.length];
      return { text: question, hidden: answer };
    },
  },
});
