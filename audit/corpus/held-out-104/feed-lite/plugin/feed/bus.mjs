import { EventEmitter } from 'node:events';

export const bus = new EventEmitter();
export const news = [];
const KINDS = new Set(['entry', 'retract', 'exec-summary']);

bus.on('entry', (e) => news.unshift({ title: e.title, date: e.date }));
bus.on('retract', (e) => {
  const i = news.findIndex((n) => n.title === e.title);
  if (i >= 0) news.splice(i, 1);
});
bus.on('exec-summary', (e) => {
  const n = news.find((x) => x.title === e.title);
  if (n) n.summary = String(e.text).slice(0, 200);
});

export function dispatch(e) {
  if (KINDS.has(e.kind)) bus.emit(e.kind, e);
}
