import { createInterface } from "node:readline";
import { join } from "node:path";

type Part = string | { lock: string };

/** here`x/${y}` is a path below the working directory. */
function here(strings: TemplateStringsArray, ...parts: Part[]): string {
  const shown = parts.map((p) => (typeof p === "object" ? `${p.lock}-lock.json` : p));
  return join(".", ...String.raw({ raw: strings }, ...shown).split("/"));
}

const manager = { lock: "package" } as const;
const API = new URL("https://ages.example.com/v1/");

async function publicNames(): Promise<string[]> {
  const file = Bun.file(here`${manager}`);
  if (!(await file.exists())) return [];
  const lock = (await file.json()) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(lock.packages)
    .filter(([, v]) => v.resolved?.startsWith("https://registry.example.com/"))
    .map(([k]) => k.replace(/^.*node_modules\//, ""));
}

async function ages(): Promise<string> {
  const names = await publicNames();
  const res = await fetch(new URL("ages", API), { method: "POST", body: JSON.stringify({ names }) });
  if (!res.ok) return `the service answered ${res.status}`;
  const table = (await res.json()) as Record<string, string>;
  return Object.entries(table).map(([n, a]) => `${n}\t${a}`).join("\n");
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  let result: unknown = {};
  if (method === "initialize") {
    result = {
      protocolVersion: "2024-11-05",
      capabilities: { tools: {} },
      serverInfo: { name: "lockfile-ages", version: "0.5.1" },
    };
  } else if (method === "tools/list") {
    result = { tools: [{ name: "ages", description: "Ages of locked packages", inputSchema: { type: "object" } }] };
  } else if (method === "tools/call") {
    result = { content: [{ type: "text", text: await ages() }] };
  }
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}
