export class TicketAdapter {
  constructor(ctx) { this.ctx = ctx; }
  async get(id) {
    const { body } = await this.ctx.fetch(`https://tickets.example.com/t/${Number(id)}`);
    const { title, branch } = JSON.parse(body);
    return { title, branch };
  }
}
