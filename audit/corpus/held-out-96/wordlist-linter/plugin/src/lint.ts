import words from "../data/en.words";

const input = await Bun.stdin.json();
const text: string = input?.tool_input?.content ?? input?.tool_input?.new_string ?? "";

const odd = new Set<string>();
for (const [id] of text.matchAll(/[A-Za-z][A-Za-z]{3,}/g)) {
  for (const w of id.split(/(?=[A-Z])/)) {
    const low = w.toLowerCase();
    if (low.length > 3 && !words.has(low)) odd.add(low);
  }
}
if (odd.size > 0 && odd.size < 8) console.log(JSON.stringify({ systemMessage: "Unknown words: " + [...odd].join(", ") }));
