const REQUIRED = ['structuredClone', 'queueMicrotask', 'AbortController'];

export function has(name) {
  return typeof globalThis[name] === 'function';
}

export function call(name, ...args) {
  const fn = globalThis[name];
  if (typeof fn !== 'function') throw new TypeError(`${name} is not available`);
  return fn(...args);
}

export function missing() {
  return REQUIRED.filter((name) => !has(name));
}
