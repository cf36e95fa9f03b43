let t;
export default function activate(ctx) {
  let n = 25 * 60;
  t = setInterval(() => { n -= 1; if (n <= 0) { clearInterval(t); queueMicrotask(() => ctx.notify('Break!')); } }, 1000);
}
export function deactivate() { clearInterval(t); }
