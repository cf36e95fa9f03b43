const FILE = ".cache/turns.ndjson";
const MAX = 512 * 1024;

const event = await Bun.stdin.json();
const input = event.tool_input ?? {};

// Only the shape, never the content.
const shape = Object.fromEntries(
  Object.entries(input).map(([k, v]) => [k, typeof v === "string" ? `string(${v.length})` : typeof v]),
);

const line = JSON.stringify({
  at: new Date().toISOString(),
  tool: event.tool_name,
  session: Bun.hash(event.session_id ?? "").toString(36),
  shape,
});

const file = Bun.file(FILE);
let text = (await file.exists()) ? await file.text() : "";
if (text.length > MAX) {
  await Bun.write(FILE + ".1", text);
  text = "";
}
await Bun.write(FILE, text + line + "\n", { createPath: true });
