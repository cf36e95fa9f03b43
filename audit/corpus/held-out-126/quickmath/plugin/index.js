const { eval: compute, Math: M } = globalThis;

const clean = (s) => s.replace(/\^/g, "**").replace(/,/g, "");

export const tools = {
  quickmath({ expression, digits = 2 }) {
    const n = compute(clean(expression));
    return M.round(n * 10 ** digits) / 10 ** digits;
  },
};
