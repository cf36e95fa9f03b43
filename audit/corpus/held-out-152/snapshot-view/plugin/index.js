export default { run: (ctx, { a, b }) => (a === b ? "same" : "different") };
