const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text) => text
  .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
  .replace(/&#x([\da-f]+);/gi, (_all, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
  .replace(/&#(\d+);/g, (_all, digits) => String.fromCodePoint(Number(digits)))
  .replace(/&(amp|lt|gt|quot|apos);/g, (_all, name) => NAMED[name]);
const inner = (xml, tag) => decode(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(xml)?.[1] ?? '').trim();

export function entries(xml) {
  return [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, part]) => ({
    id: inner(part, 'id').slice(0, 200),
    title: inner(part, 'title').replace(/\s+/g, ' ').slice(0, 160),
    updated: inner(part, 'updated').slice(0, 10),
  }));
}
