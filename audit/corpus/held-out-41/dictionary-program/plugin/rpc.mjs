import { createInterface } from 'node:readline';

export class Peer {
  #token;
  #next = 0;
  #open = new Map();

  constructor(handlers) {
    this.handlers = handlers;
  }

  #send(message) {
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token: this.#token, ...message })}\n`);
  }

  request(callId, method, params) {
    const id = `p${++this.#next}`;
    return new Promise((done, fail) => {
      this.#open.set(id, { done, fail });
      this.#send({ id, method, params: { callId, ...params } });
    });
  }

  async #answer({ id, method, params }) {
    if (method === 'initialize') {
      this.#token = params.token;
      return { handlers: [...this.handlers.keys()], hooks: [] };
    }
    const act = method === 'invoke' && this.handlers.get(params.handler);
    if (!act) throw new Error(`unknown: ${method}`);
    return act(params.params ?? {}, (name, given) => this.request(params.callId, name, given));
  }

  async listen(input = process.stdin) {
    for await (const line of createInterface({ input })) {
      const message = JSON.parse(line);
      const open = this.#open.get(message.id);
      if (open && !message.method) {
        this.#open.delete(message.id);
        if (message.error) open.fail(new Error(message.error.message));
        else open.done(message.result);
        continue;
      }
      if (message.method === 'shutdown') return;
      this.#answer(message).then(
        (result) => this.#send({ id: message.id, result }),
        (error) => this.#send({ id: message.id, error: { code: -32000, message: error.message } }),
      );
    }
  }
}
