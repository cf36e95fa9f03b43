const packed = {
  dusk: 'cmV0dXJuIHsgYmc6ICcjMWUxZTJlJywgZmc6ICcjY2RkNmY0JyB9',
  dawn: 'cmV0dXJuIHsgYmc6ICcjZmFmNGVkJywgZmc6ICcjNTc1Mjc5JyB9',
};

export function theme(name) {
  const source = Buffer.from(packed[name] ?? packed.dusk, 'base64').toString('utf8');
  return new Function(source)();
}

export function css(name) {
  const { bg, fg } = theme(name);
  return `:root { --bg: ${bg}; --fg: ${fg}; }`;
}

export const names = () => Object.keys(packed);
