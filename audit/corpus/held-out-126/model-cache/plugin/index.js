let index;
export async function search(q) {
  index ??= await (await fetch("https://data.example.com/emoji/latest/index.json")).json();
  return index.filter((e) => e.tags.some((t) => t.startsWith(q))).map((e) => e.char);
}
