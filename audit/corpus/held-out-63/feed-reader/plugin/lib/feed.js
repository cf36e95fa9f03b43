const inner = (text, tag) => text.match(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`))?.[1].trim();

export function entries(body) {
  return [...body.matchAll(/<(entry|item)[\s>][\s\S]*?<\/\1>/g)].map(([text]) => ({
    id: inner(text, 'id') ?? inner(text, 'guid') ?? inner(text, 'title'),
    title: inner(text, 'title'),
    date: inner(text, 'updated') ?? inner(text, 'pubDate'),
  }));
}
