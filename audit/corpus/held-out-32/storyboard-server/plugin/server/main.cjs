'use strict';
let frames = [];
process.stdin.on('data', (text) => {
  for (const line of String(text).split('\n').filter(Boolean)) {
    const { id, method, params } = JSON.parse(line);
    if (method === 'tools/call') frames.push(params.arguments.frame);
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { frames: frames.length } }));
  }
});
