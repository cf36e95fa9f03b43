export function titles(xml) {
  return [...xml.matchAll(/<title>([^<]*)<\/title>/g)].map((found) => found[1].trim());
}
