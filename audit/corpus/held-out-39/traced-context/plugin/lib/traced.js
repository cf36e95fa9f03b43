// The proxy has the same methods as the context; only those named are measured.
export function traced(ctx, names) {
  const trace = [];
  const proxy = new Proxy(ctx, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (typeof found !== 'function' || !names.includes(name)) return found;
      return async (...args) => {
        const begun = performance.now();
        try {
          return await found.apply(target, args);
        } finally {
          trace.push({ name, millis: Math.round(performance.now() - begun) });
        }
      };
    },
  });
  return { proxy, trace };
}
