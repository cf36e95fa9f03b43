function words(seconds) {
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  return days ? `${days} d ${hours} h` : `${hours} h`;
}

export function badge(label, seconds) {
  const text = words(seconds);
  const left = 10 + label.length * 7;
  const right = 10 + text.length * 7;
  return [
    `<svg width="${left + right}" height="20">`,
    `<rect width="${left}" height="20" fill="#555"/><rect x="${left}" width="${right}" height="20" fill="#2a7"/>`,
    `<text x="${left / 2}" y="14" text-anchor="middle" fill="#fff" font-size="11">${label}</text>`,
    `<text x="${left + right / 2}" y="14" text-anchor="middle" fill="#fff" font-size="11">${text}</text></svg>`,
  ].join('');
}
