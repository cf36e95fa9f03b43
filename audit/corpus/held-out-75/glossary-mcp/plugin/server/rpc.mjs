import { createInterface } from 'node:readline';

export class RpcError extends Error {
  constructor(code, message) { super(message); this.code = code; this.name = this.constructor.name; }
}

export async function serve(methods, { input, output }) {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    let id = null;
    try {
      const message = JSON.parse(line);
      id = message.id ?? null;
      const act = methods.get(message.method);
      if (!act) throw new RpcError(-32601, `no method ${message.method}`);
      const result = await act(message.params ?? {});
      if (id !== null) output.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
    } catch (error) {
      const { code = -32603, message } = error;
      output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
    }
  }
}
