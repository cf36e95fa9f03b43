const day = () => new Date().toISOString().slice(0, 10);
export class Counter {
  constructor(state) { this.state = state; }
  async bump(tool) {
    const all = await this.today();
    all[tool] = (all[tool] ?? 0) + 1;
    await this.state.put(`day/${day()}`, all);
    return Object.values(all).reduce((a, b) => a + b, 0);
  }
  async today() { return (await this.state.get(`day/${day()}`)) ?? {}; }
}
