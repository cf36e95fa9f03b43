export const tools = {
  call({ helper, args }) {
    const fn = globalThis[helper];
    if (typeof fn !== "function") throw new TypeError(`no helper ${helper}`);
    return fn(...args);
  },
};
