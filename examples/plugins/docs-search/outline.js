// A program of its own (`"runtime": "stdio"`): it speaks the wire itself, one JSON object a line. Like every plugin it asks
// the broker for files; its sandbox holds none but its own.
'use strict';

let token; // comes with `initialize` and stands in every line
let last = 0;
const waiting = new Map(); // our own requests under way
const send = (rest) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...rest })}\n`);

const read = (callId, path) =>
  new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    send({ id: last, method: 'ctx.read', params: { callId, path } });
  });

const HANDLERS = {
  // The headings of Markdown files, each with its file and line.
  async outline(callId, { paths }) {
    const headings = [];
    for (const path of paths) {
      const { content } = await read(callId, path);
      for (const [at, line] of content.split('\n').entries()) if (/^#{1,6} /.test(line)) headings.push(`${path}:${at + 1}: ${line}`);
    }
    return { headings };
  },
};

async function invoke(id, { callId, handler, params }) {
  try {
    send({ id, result: await HANDLERS[handler](callId, params) }); // the broker asks for no other than those of `initialize`
  } catch (error) {
    send({ id, error: { code: -32000, message: error.message } });
  }
}

require('node:readline')
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    const { id, method, params, result, error } = JSON.parse(line);
    if (method === 'initialize') {
      ({ token } = params);
      send({ id, result: { handlers: Object.keys(HANDLERS), hooks: [] } });
    } else if (method === 'invoke') invoke(id, params);
    else if (method === 'shutdown') process.exit(0);
    else if (method === undefined) {
      const { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
    }
  });
