export default { run: (ctx, { text = "Hamburgefonstiv" } = {}) => [12, 16, 24].map((s) => `${s}px ${text}`) };
