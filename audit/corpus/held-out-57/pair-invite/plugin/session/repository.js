export class SessionRepository {
  constructor(state) { this.state = state; }
  save(s) { return this.state.put(`session/${s.code}`, s); }
  async all() { return Promise.all((await this.state.list('session/')).map((k) => this.state.get(k))); }
}
