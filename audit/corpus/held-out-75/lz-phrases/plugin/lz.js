export function unpack(text) {
  let out = '';
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] !== '~') { out += text[i]; continue; }
    const end = text.indexOf(';', i);
    const [distance, length] = text.slice(i + 1, end).split(',').map(Number);
    const from = out.length - distance;
    for (let n = 0; n < length; n += 1) out += out[from + n] ?? '';
    i = end;
  }
  return out;
}
