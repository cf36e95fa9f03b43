const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

export function fromHex(text) {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text);
  if (!match) throw new Error(`not a colour: ${text}`);
  const hex = match[1].length === 3 ? [...match[1]].map((ch) => ch + ch).join('') : match[1];
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

export const toHex = (rgb) => '#' + rgb.map((n) => clamp(Math.round(n), 0, 255).toString(16).padStart(2, '0')).join('');

export function luminance(text) {
  const [r, g, b] = fromHex(text).map((n) => {
    const share = n / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
