export function format(text, indent) {
  try {
    return `${JSON.stringify(JSON.parse(text), null, indent)}\n`;
  } catch (error) {
    throw new TypeError(`not JSON: ${error.message}`);
  }
}
