import { readFile } from "node:fs/promises";

export async function load(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}
