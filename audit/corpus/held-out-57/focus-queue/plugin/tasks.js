export class Tasks {
  constructor(state) { this.state = state; }
  async add({ title, priority = 3, due }) {
    const id = crypto.randomUUID();
    await this.state.put(`task/${id}`, { id, title, priority, due });
    return id;
  }
  async all() { return Promise.all((await this.state.list('task/')).map((k) => this.state.get(k))); }
  remove(id) { return this.state.delete(`task/${id}`); }
}
