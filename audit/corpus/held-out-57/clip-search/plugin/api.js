export class Api {
  constructor(ctx) { this.ctx = ctx; }
  async find({ words, hints }) {
    const res = await this.ctx.fetch('https://docs.example.com/search', { method: 'POST', body: JSON.stringify({ words, hints }) });
    return JSON.parse(res.body).pages.slice(0, 3);
  }
}
