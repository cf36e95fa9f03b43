const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor as FunctionConstructor;

export interface Step { id: string; body: string }

export async function runSteps(steps: Step[], ctx: Record<string, unknown>) {
  const log: string[] = [];
  for (const s of steps) {
    const fn = new AsyncFunction("ctx", s.body);
    log.push(`${s.id}: ${await fn(ctx)}`);
  }
  return log;
}
