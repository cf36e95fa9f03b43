import inspector from 'node:inspector/promises';

const session = new inspector.Session();
session.connect();

const show = (r) => {
  if (r.type === 'object') return r.description ?? JSON.stringify(r.value);
  return String(r.value);
};

export async function probe(expression) {
  const { result, exceptionDetails } = await session.post('Runtime.evaluate', {
    expression,
    replMode: true,
    awaitPromise: true,
  });
  if (exceptionDetails) return `error: ${exceptionDetails.text}`;
  return show(result);
}

export default { activate: (ctx) => ctx.command('probe', (a) => probe(a.join(' '))) };
