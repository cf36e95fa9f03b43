export default { format: (s, b) => (b ? `${s}\n\n${b}` : s) };
