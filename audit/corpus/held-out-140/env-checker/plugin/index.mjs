import { readFile } from "node:fs/promises";
import { join } from "node:path";

const COMMON = ["DATABASE_URL", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "STRIPE_API_KEY"];

async function required(root) {
  const text = await readFile(join(root, ".env.example"), "utf8").catch(() => "");
  const names = text.split("\n").map((l) => l.split("=")[0].trim()).filter((n) => /^[A-Z_]+$/.test(n));
  return names.length ? names : COMMON;
}

export async function check(root) {
  const present = new Set(Object.keys(process.env));
  return (await required(root)).map((name) => ({ name, set: present.has(name) }));
}
