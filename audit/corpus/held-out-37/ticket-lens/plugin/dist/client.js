var Status;
(function (Status) {
    Status[Status["Open"] = 0] = "Open";
    Status[Status["Closed"] = 1] = "Closed";
})(Status || (Status = {}));
export class TicketClient {
    ctx;
    token;
    constructor(ctx, token) {
        this.ctx = ctx;
        this.token = token;
    }
    async get(id) {
        if (!/^[A-Z]+-\d+$/.test(id))
            return { error: 'not a ticket' };
        const answer = await this.ctx.fetch(`https://tickets.example.com/api/${id}`, { method: 'GET', headers: { authorization: `Bearer ${this.token}` } });
        if (answer.status !== 200)
            return { error: `status ${answer.status}` };
        return { id, status: JSON.parse(answer.body).closed ? Status.Closed : Status.Open };
    }
}
