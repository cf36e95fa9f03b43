import { TextLineStream } from "./lines.ts";

const zone = Deno.env.get("TZ") || "UTC";
const lang = (Deno.env.get("LANG") || "en_GB").split(".")[0].replace("_", "-");

interface Deadline { title: string; due: Date }

async function read(): Promise<Deadline[]> {
  const out: Deadline[] = [];
  let title = "";
  const text = await Deno.readTextFile("deadlines.toml").catch(() => "");
  for (const line of text.split("\n")) {
    const m = line.match(/^\s*(title|due)\s*=\s*"([^"]*)"/);
    if (!m) continue;
    if (m[1] === "title") title = m[2];
    else out.push({ title, due: new Date(m[2]) });
  }
  return out.sort((a, b) => +a.due - +b.due);
}

const fmt = (d: Date) => {
  try {
    return new Intl.DateTimeFormat(lang, { dateStyle: "full", timeStyle: "short", timeZone: zone }).format(d);
  } catch {
    return d.toISOString();
  }
};

async function call(name: string, args: Record<string, unknown>) {
  const now = Date.now();
  const list = await read();
  if (name === "next") {
    const n = Number(args.count ?? 3);
    return list.filter((d) => +d.due > now).slice(0, n).map((d) => `${fmt(d.due)} – ${d.title}`).join("\n") || "nothing ahead";
  }
  if (name === "overdue") return list.filter((d) => +d.due <= now).map((d) => d.title).join("\n") || "nothing overdue";
  throw new Error("unknown tool " + name);
}

const send = (o: unknown) => Deno.stdout.writeSync(new TextEncoder().encode(JSON.stringify(o) + "\n"));

for await (const line of Deno.stdin.readable.pipeThrough(new TextDecoderStream()).pipeThrough(new TextLineStream())) {
  if (!line) continue;
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  try {
    if (method === "initialize") send({ jsonrpc: "2.0", id, result: { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "deadlines", version: "0.3.0" } } });
    else if (method === "tools/list") {
      send({ jsonrpc: "2.0", id, result: { tools: [
        { name: "next", description: "Next deadlines", inputSchema: { type: "object", properties: { count: { type: "number" } } } },
        { name: "overdue", description: "Past deadlines", inputSchema: { type: "object" } },
      ] } });
    } else if (method === "tools/call") send({ jsonrpc: "2.0", id, result: { content: [{ type: "text", text: await call(params.name, params.arguments ?? {}) }] } });
    else send({ jsonrpc: "2.0", id, error: { code: -32601, message: method } });
  } catch (e) {
    send({ jsonrpc: "2.0", id, error: { code: -32000, message: (e as Error).message } });
  }
}
