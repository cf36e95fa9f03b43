export const sizeOf = (text) => new TextEncoder().encode(text).length;
export default { tools: { size: ({ text }) => sizeOf(text) } };
