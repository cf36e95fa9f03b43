export class FilterStore {
  constructor(ctx) { this.state = ctx.state; }
  load(name) { return this.state.get(`filter:${name}`); }
  save(name, filter) { return this.state.put(`filter:${name}`, filter); }
}
