const codes = { red: 31, green: 32, yellow: 33 };
export const colour = (name, text) => `\u001b[${codes[name] ?? 0}m${text}\u001b[0m`;
