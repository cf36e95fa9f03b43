export class Beat {
  constructor(url) {
    this.url = url;
  }
  async send(body) {
    await fetch(this.url, { method: 'POST', body: JSON.stringify(body) }).catch(() => {});
  }
}
