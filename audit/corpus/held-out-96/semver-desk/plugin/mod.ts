import { compare, satisfies } from "./semver.ts";

const enc = new TextEncoder();
const write = async (o: unknown) => {
  let bytes = enc.encode(JSON.stringify(o) + "\n");
  while (bytes.length) bytes = bytes.subarray(await Deno.stdout.write(bytes));
};

const TOOLS = {
  compare: {
    description: "Which of two versions is newer",
    inputSchema: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } },
    call: ({ a, b }: Record<string, string>) => ["same", `${a} is newer`, `${b} is newer`].at(compare(a, b)) ?? "?",
  },
  satisfies: {
    description: "Does a version fit a caret or tilde range",
    inputSchema: { type: "object", properties: { version: { type: "string" }, range: { type: "string" } } },
    call: ({ version, range }: Record<string, string>) => (satisfies(version, range) ? "yes" : "no"),
  },
};

async function handle(msg: any) {
  switch (msg.method) {
    case "initialize":
      return { protocolVersion: "2024-11-05", capabilities: { tools: {} }, serverInfo: { name: "semver", version: "1.5.0" } };
    case "tools/list":
      return { tools: Object.entries(TOOLS).map(([name, t]) => ({ name, description: t.description, inputSchema: t.inputSchema })) };
    case "tools/call": {
      const tool = new Map(Object.entries(TOOLS)).get(msg.params.name);
      return { content: [{ type: "text", text: tool ? tool.call(msg.params.arguments) : "no such tool" }] };
    }
    default:
      return {};
  }
}

let rest = "";
for await (const chunk of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
  rest += chunk;
  const lines = rest.split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) {
    if (!line.trim()) continue;
    const msg = JSON.parse(line);
    const result = await handle(msg);
    if (msg.id !== undefined) await write({ jsonrpc: "2.0", id: msg.id, result });
  }
}
