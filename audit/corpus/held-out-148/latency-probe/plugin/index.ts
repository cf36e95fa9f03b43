import { probe } from "./lib/probe.ts";

export function activate(ctx: any): void {
  ctx.registerTool({
    name: "latency",
    async run({ rounds = 3 }: { rounds?: number }) {
      const all: number[] = [];
      for (let i = 0; i < rounds; i++) all.push(await probe("probe.example.org"));
      return { best: Math.min(...all) };
    },
  });
}
