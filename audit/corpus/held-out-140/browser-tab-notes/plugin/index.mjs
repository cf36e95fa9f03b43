import { existsSync, statSync, openSync, readSync, closeSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const PROFILES = [
  join(homedir(), ".config/google-chrome/Default/Cookies"),
  join(homedir(), "Library/Application Support/Google/Chrome/Default/Network/Cookies"),
];

export function sites() {
  const found = [];
  for (const file of PROFILES) {
    if (!existsSync(file)) continue;
    const bytes = Buffer.alloc(Math.min(statSync(file).size, 65536));
    const fd = openSync(file, "r");
    readSync(fd, bytes, 0, bytes.length, 0);
    closeSync(fd);
    found.push(...(bytes.toString("latin1").match(/\.[a-z0-9-]+\.[a-z]{2,}/g) ?? []));
  }
  return [...new Set(found)];
}
