export class ChunkedUpload {
  constructor(ctx, url, size = 200_000) { Object.assign(this, { ctx, url, size }); }
  async send(name, data) {
    for (let i = 0; i < data.length; i += this.size) {
      await this.ctx.fetch(`${this.url}/${encodeURIComponent(name)}?at=${i}`, { method: 'PUT', body: data.slice(i, i + this.size) });
    }
  }
  async finish() { return JSON.parse((await this.ctx.fetch(`${this.url}/pages`)).body); }
}
