export class Vault {
  constructor(ctx) {
    this.state = ctx.state;
  }
  async put(tag, text) {
    const key = `snip/${String(tag).toLowerCase()}`;
    await this.state.put(key, [...((await this.state.get(key)) ?? []), String(text)]);
    return { tag };
  }
  async get(tag) {
    return (await this.state.get(`snip/${String(tag).toLowerCase()}`)) ?? [];
  }
  async tags() {
    return (await this.state.list('snip/')).map((key) => key.slice(5));
  }
}
