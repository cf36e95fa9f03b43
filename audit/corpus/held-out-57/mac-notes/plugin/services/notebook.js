export class Notebook {
  constructor(ctx) { this.ctx = ctx; }
  async add(note) {
    const list = await this.list();
    await this.ctx.state.put('notes', [...list, { ...note, id: crypto.randomUUID() }]);
  }
  async list() { return (await this.ctx.state.get('notes')) ?? []; }
}
