/** Template tag: trims values, leaves the rest as it is. */
export function text(strings, ...values) {
  let out = strings[0];
  values.forEach((v, i) => {
    out += String(v).trim() + strings[i + 1];
  });
  return out;
}
