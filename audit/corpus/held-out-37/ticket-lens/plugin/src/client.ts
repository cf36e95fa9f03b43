export interface Context { fetch(url: string, init: object): Promise<{ status: number; body: string }>; }

enum Status { Open, Closed }

export class TicketClient {
  constructor(private readonly ctx: Context, private readonly token: string) {}
  async get(id: string): Promise<{ id: string; status: Status } | { error: string }> {
    if (!/^[A-Z]+-\d+$/.test(id)) return { error: 'not a ticket' };
    const answer = await this.ctx.fetch(`https://tickets.example.com/api/${id}`, { method: 'GET', headers: { authorization: `Bearer ${this.token}` } });
    if (answer.status !== 200) return { error: `status ${answer.status}` };
    return { id, status: JSON.parse(answer.body).closed ? Status.Closed : Status.Open };
  }
}
