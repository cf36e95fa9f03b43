export class Chat {
  constructor(ctx, room) { this.ctx = ctx; this.room = room; }
  async say(body) {
    const { status } = await this.ctx.fetch(`https://chat.example.com/rooms/${encodeURIComponent(this.room)}/messages`, { method: 'POST', body });
    return { posted: status === 201 };
  }
}
