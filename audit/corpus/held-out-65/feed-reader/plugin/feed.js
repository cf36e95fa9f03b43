const inner = (xml, tag) => {
  const found = new RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${tag}>`).exec(xml);
  return found ? found[1].trim() : '';
};

export function items(xml) {
  const parts = xml.match(/<(item|entry)[\s>][\s\S]*?<\/\1>/g) ?? [];
  return parts.map((part) => ({
    title: inner(part, 'title'),
    date: inner(part, 'pubDate') || inner(part, 'updated'),
  }));
}
