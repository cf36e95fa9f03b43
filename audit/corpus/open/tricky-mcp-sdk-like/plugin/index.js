const methods = new Map(Object.entries({ ping: () => 'pong', echo: (p) => p }));
exports.handle = async ({ id, method, params }) => {
  const act = methods.get(method);
  if (!act) return { id, error: { code: -32601, message: `no method ${method}` } };
  try { return { id, result: await act(params) }; } catch (e) { return { id, error: { code: -32000, message: String(e.message) } }; }
};
