export class Client {
  constructor(base) {
    this.base = base;
  }
  async now(city) {
    const res = await fetch(`${this.base}/now?q=${encodeURIComponent(city)}`);
    if (!res.ok) throw new Error(`weather service: ${res.status}`);
    return res.json();
  }
}
