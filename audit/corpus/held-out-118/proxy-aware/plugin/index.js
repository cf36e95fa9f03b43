import { env } from 'node:process';

const NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
export const summary = () => NAMES.map((n) => `${n}: ${env[n] || env[n.toLowerCase()] ? 'set' : 'not set'}`).join('\n');

export default { activate: (ctx) => ctx.commands.add('proxy', summary) };
