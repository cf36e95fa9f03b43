// Blanks secrets in text that the user pastes. Nothing is opened: the text comes in as an argument.
const shapes = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /(?<=_authToken=)\S+/g,
];
export default { run: (ctx, { text }) => shapes.reduce((t, s) => t.replace(s, "[redacted]"), text) };
