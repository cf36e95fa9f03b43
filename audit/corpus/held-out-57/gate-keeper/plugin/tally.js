export class Tally {
  constructor(state) { this.state = state; }
  async all() { return (await this.state.get('denied')) ?? {}; }
  async count(reason) {
    const all = await this.all();
    await this.state.put('denied', { ...all, [reason]: (all[reason] ?? 0) + 1 });
  }
}
