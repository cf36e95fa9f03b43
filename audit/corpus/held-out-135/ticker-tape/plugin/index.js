let worker;
export default function activate(ctx) {
  worker = new Worker(new URL('./tick.js', import.meta.url), { type: 'module' });
  worker.onmessage = (e) => ctx.status(e.data);
}
export const deactivate = () => worker?.terminate();
