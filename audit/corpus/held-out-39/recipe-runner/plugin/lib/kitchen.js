export class Kitchen {
  #ctx;

  constructor(ctx) {
    this.#ctx = ctx;
  }

  get tool() {
    const { bash } = this.#ctx;
    return (step) => bash.call(this.#ctx, step, { timeoutMillis: 20_000 });
  }

  async cook(name) {
    const steps = (await this.#ctx.state.get(`recipe:${name}`)) ?? [];
    const done = [];
    for (const step of steps) done.push((await this.tool(step)).exitCode);
    return { done };
  }
}
