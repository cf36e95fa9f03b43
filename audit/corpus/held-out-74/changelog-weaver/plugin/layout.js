// The layout compiler. Async, since a layout may wait for look-ups.
const { constructor: Layout } = async () => {};

export function weave(source) {
  const steps = source.split(/\{%|%\}/).map((part, i) => (i % 2 ? `await emit(${part.trim() || '""'});` : `await emit(${JSON.stringify(part)});`));
  return Layout('emit', 'commits', steps.join('\n'));
}
