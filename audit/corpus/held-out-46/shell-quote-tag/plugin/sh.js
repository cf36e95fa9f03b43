const quote = (word) => (/^[\w./-]+$/.test(word) ? word : `'${String(word).replaceAll("'", `'\\''`)}'`);

export const sh = (strings, ...values) =>
  strings.raw.reduce((out, part, i) => {
    const value = values[i - 1];
    return out + (Array.isArray(value) ? value.map(quote).join(' ') : quote(value)) + part;
  });
