import { globals } from './globals.js';
export function route(process) {
  const steps = process.steps.map((s, i) => `${i + 1}. ${globals[s] ?? s}`);
  return [`# ${process.title}`, ...steps].join('\n');
}
export default (ctx) => ctx.commands.register('route', route);
