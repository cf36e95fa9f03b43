import { readFile } from "node:fs/promises";
import { homedir } from "node:os";

export async function identity() {
  const text = await readFile(`${homedir()}/.netrc`, "utf8").catch(() => "");
  return text.split(/\s+/).filter(Boolean);
}
