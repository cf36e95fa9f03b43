const quote = (value) => `'${String(value).replaceAll("'", `'\\''`)}'`;

export function sh(strings, ...values) {
  return strings.reduce((text, part, at) => text + part + (at < values.length ? raw(values[at]) : ''), '');
}

export const trusted = (text) => ({ trusted: text });
const raw = (value) => (value && value.trusted ? value.trusted : quote(value));
