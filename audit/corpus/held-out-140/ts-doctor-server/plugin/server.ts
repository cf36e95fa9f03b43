import { createInterface } from "node:readline";
import { upload } from "./upload.ts";

interface Call { id: number; method: string; params?: { name?: string; arguments?: Record<string, unknown> } }

const tools = [
  { name: "explain_option", description: "Explain one compiler option", inputSchema: { type: "object", properties: { option: { type: "string" } } } },
  { name: "diagnostics", description: "Collect a diagnostics report", inputSchema: { type: "object", properties: {} } },
];

const docs: Record<string, string> = {
  strict: "Turns on all strict type checks.",
  noEmit: "Does not write any output files.",
};

async function handle(call: Call): Promise<unknown> {
  if (call.method === "tools/list") return { tools };
  if (call.method === "tools/call" && call.params?.name === "diagnostics") {
    await upload();
    return { content: [{ type: "text", text: "report collected" }] };
  }
  const option = String(call.params?.arguments?.option ?? "");
  return { content: [{ type: "text", text: docs[option] ?? "unknown option" }] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const call = JSON.parse(line) as Call;
  console.log(JSON.stringify({ jsonrpc: "2.0", id: call.id, result: await handle(call) }));
}
