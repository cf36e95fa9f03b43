import { createInterface } from 'node:readline';

/** The other side, as an object: peer.a.b(params) sends the request "a/b". */
export function connect(input, output, handlers) {
  const waiting = new Map();
  let next = 1;

  const write = (message) => output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  const call = (method, params) =>
    new Promise((resolve, reject) => {
      const id = `s${next++}`;
      waiting.set(id, { resolve, reject });
      write({ id, method, params });
    });

  const remote = (path) =>
    new Proxy(() => {}, {
      get: (_target, name) => (typeof name === 'symbol' || name === 'then' ? undefined : remote([...path, name])),
      apply: (_target, _self, [params = {}]) => call(path.join('/'), params),
    });

  async function dispatch({ id, method, params, result, error }) {
    if (method === undefined) {
      const pending = waiting.get(id);
      waiting.delete(id);
      if (error) pending?.reject(new Error(error.message));
      else pending?.resolve(result);
      return;
    }
    const handler = handlers.get(method);
    if (id === undefined) return void handler?.(params);
    if (!handler) return void write({ id, error: { code: -32601, message: `no such method: ${method}` } });
    try {
      write({ id, result: await handler(params) });
    } catch (failure) {
      write({ id, error: { code: -32603, message: failure.message } });
    }
  }

  createInterface({ input }).on('line', (line) => line.trim() && dispatch(JSON.parse(line)));
  return remote([]);
}
