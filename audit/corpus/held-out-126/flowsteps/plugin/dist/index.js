const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor;
export async function runSteps(steps, ctx) {
    const log = [];
    for (const s of steps) {
        const fn = new AsyncFunction("ctx", s.body);
        log.push(`${s.id}: ${await fn(ctx)}`);
    }
    return log;
}
export function activate(api) {
    api.tool("flowsteps", ({ steps, ctx }) => runSteps(steps, ctx ?? {}));
}
