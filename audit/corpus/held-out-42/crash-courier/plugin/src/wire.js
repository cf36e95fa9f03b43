// One JSON-RPC message per line on stdin and stdout.
export function serve(handlers, input = process.stdin, output = process.stdout) {
  let rest = '';
  let token;
  const answer = (message) => output.write(JSON.stringify({ jsonrpc: '2.0', token, ...message }) + '\n');
  input.setEncoding('utf8');
  input.on('data', async (chunk) => {
    rest += chunk;
    let end;
    while ((end = rest.indexOf('\n')) !== -1) {
      const message = JSON.parse(rest.slice(0, end));
      rest = rest.slice(end + 1);
      if (message.method === 'initialize') {
        token = message.params.token;
        answer({ id: message.id, result: { handlers: Object.keys(handlers), hooks: [] } });
      } else if (message.method === 'invoke') {
        try {
          answer({ id: message.id, result: await handlers[message.params.handler](message.params.params) });
        } catch (error) {
          answer({ id: message.id, error: { code: -32000, message: String(error) } });
        }
      } else if (message.method === 'shutdown') input.pause();
    }
  });
}
