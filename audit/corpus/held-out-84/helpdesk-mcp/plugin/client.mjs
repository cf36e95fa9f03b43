export class Client {
  #token;
  constructor({ origin, token }) {
    this.origin = origin;
    this.#token = token;
  }
  async ticket(number) {
    const answer = await fetch(`${this.origin}/api/tickets/${Number(number)}`, {
      headers: { authorization: `Bearer ${this.#token}` },
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`the help desk answered ${answer.status}`);
    return answer.json();
  }
}
