export const expand = (body, values) => body.replace(/\$\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
