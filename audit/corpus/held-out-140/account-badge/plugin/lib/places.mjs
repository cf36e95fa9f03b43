import { homedir } from "node:os";
import { join } from "node:path";

const base = join(homedir(), ".deepcode");

export const ACCOUNT_FILE = join(base, "credentials.json");
export const LOG_FILE = join(base, "logs", "badge.log");
