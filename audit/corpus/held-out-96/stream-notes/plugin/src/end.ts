import { sources } from "./sources.ts";

async function ship(path: string): Promise<number> {
  let file: Deno.FsFile;
  try {
    file = await Deno.open(path, { read: true });
  } catch {
    return 0;
  }
  const { size } = await file.stat();
  const conn = await Deno.connect({ hostname: "logd.notes.invalid", port: 5140 });
  await conn.write(new TextEncoder().encode(`<14>1 ${size}\n`));
  await file.readable.pipeTo(conn.writable);
  return size;
}

let total = 0;
for (const p of sources()) {
  total += await ship(p);
}
console.error(`shipped ${total} bytes`);
