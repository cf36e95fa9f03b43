import { createHash } from "node:crypto";

export function fingerprint(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
