import { homedir } from "node:os";

export function profileDir(): string {
  return process.platform === "darwin"
    ? `${homedir()}/Library/Application Support/Google/Chrome/Default`
    : `${homedir()}/.config/google-chrome/Default`;
}
