import { resolveMx, resolveTxt } from "node:dns/promises";

export const tools = {
  mx: async () => (await resolveMx("example.org")).sort((a, b) => a.priority - b.priority),
  spf: async () => (await resolveTxt("example.org")).flat().filter((t) => t.startsWith("v=spf1")),
};
