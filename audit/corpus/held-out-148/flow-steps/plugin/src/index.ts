type Step = { title: string; next?: string };
type Process = Record<string, Step>;

function describe(process: Process, start: string): string[] {
  const lines: string[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = start; at && !seen.has(at); at = process[at]?.next) {
    seen.add(at);
    if (Object.hasOwn(process, at)) lines.push(`${lines.length + 1}. ${process[at].title}`);
  }
  return lines;
}

export function activate(ctx: any): void {
  ctx.registerTool({
    name: "describe_flow",
    run: ({ process, start }: { process: Process; start: string }) => ({ lines: describe(process, start) }),
  });
}
