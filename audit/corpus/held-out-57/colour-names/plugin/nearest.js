const names = { black: [0, 0, 0], white: [255, 255, 255], red: [220, 20, 60], teal: [0, 128, 128], gold: [255, 215, 0], navy: [0, 0, 128] };
export function nearest(hex) {
  const rgb = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  const far = (c) => c.reduce((s, v, i) => s + (v - rgb[i]) ** 2, 0);
  return Object.keys(names).sort((a, b) => far(names[a]) - far(names[b]))[0];
}
