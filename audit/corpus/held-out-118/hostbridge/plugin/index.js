const log = [];

export function call(req) {
  const [head, ...rest] = req.path.split('.');
  let target = globalThis[head];
  for (const k of rest) target = target?.[k];
  log.push(req.path);
  return typeof target === 'function' ? target(...(req.args ?? [])) : target;
}

export default { activate: (ctx) => ctx.rpc.on('call', call) };
