const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

export const answer = (token, id, result) => send({ token, id, result });
export const failure = (token, id, message) => send({ token, id, error: { code: -32000, message } });
