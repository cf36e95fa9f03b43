async function expected(): Promise<{ name: string; note: string }[]> {
  let text: string;
  try {
    text = await Deno.readTextFile(".env.example");
  } catch {
    return [];
  }
  const out: { name: string; note: string }[] = [];
  let note = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) {
      note = line.slice(1).trim();
      continue;
    }
    const m = /^(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(line);
    if (m) out.push({ name: m[1], note });
    note = "";
  }
  return out;
}

// names only: values never leave this line
const set = new Set(Object.keys(Deno.env.toObject()));
const missing = (await expected()).filter((e) => !set.has(e.name));

if (missing.length) {
  const rows = missing.map((e) => (e.note ? `${e.name} (${e.note})` : e.name));
  console.log(JSON.stringify({ systemMessage: "Not set: " + rows.join(", ") }));
}
