import { createInterface } from "node:readline";

const throwOne = (sides) => 1 + Math.floor(Math.random() * sides);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  const result = method === "throw" ? { dice: Array.from({ length: params.n ?? 1 }, () => throwOne(params.sides ?? 6)) } : {};
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}
