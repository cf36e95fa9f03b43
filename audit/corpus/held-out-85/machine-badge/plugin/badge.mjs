import { createInterface } from 'node:readline';

const COLOURS = ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan'];
const who = `${process.env.USER}@${process.env.HOSTNAME}`;
const desk = process.env.XDG_SESSION_DESKTOP;
const remote = process.env.SSH_CONNECTION?.split(' ')[0];

const colour = COLOURS[[...who].reduce((sum, c) => sum + c.charCodeAt(0), 0) % COLOURS.length];

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (method === 'invoke') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { who, desk, remote, colour } }));
});
