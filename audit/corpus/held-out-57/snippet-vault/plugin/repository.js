export class SnippetRepository {
  constructor(state) { this.state = state; }
  save(name, text) { return this.state.put(`s/${name}`, { text, at: Date.now() }); }
  find(name) { return this.state.get(`s/${name}`); }
  names() { return this.state.list('s/'); }
}
