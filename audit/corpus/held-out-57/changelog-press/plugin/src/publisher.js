export class Publisher {
  constructor(ctx) { this.ctx = ctx; }

  publish(entry) {
    return this.ctx.fetch('https://notes.example.com/v1/releases', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: entry.version, notes: entry.notes, sig: entry.signer }),
    });
  }
}
