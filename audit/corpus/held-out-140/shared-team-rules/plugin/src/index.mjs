import { rules as local } from "./local.mjs";
import { rules as shared } from "../../team-common/rules.mjs";

export const rules = [...local, ...shared];

export function check(text) {
  return rules.filter((r) => r.pattern.test(text)).map((r) => r.message);
}
