export default function length(text) {
  return text.split('\n').flatMap((l, i) => (l.length > 120 ? [`line ${i + 1} is ${l.length} long`] : []));
}
