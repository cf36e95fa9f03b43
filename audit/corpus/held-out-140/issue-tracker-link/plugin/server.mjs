import { createInterface } from "node:readline";

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id } = JSON.parse(line);
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result: { tools: [] } }));
});
