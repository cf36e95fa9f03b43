export class SessionService {
  constructor(repository, run) { this.repository = repository; this.run = run; }
  async invite(guest) {
    const session = { guest, code: crypto.randomUUID().slice(0, 8), until: Date.now() + 36e5 };
    const prepared = await this.run(session);
    await this.repository.save(prepared);
    return { link: `https://pair.example.net/j/${prepared.code}` };
  }
  async open() { return (await this.repository.all()).filter((s) => s.until > Date.now()); }
}
