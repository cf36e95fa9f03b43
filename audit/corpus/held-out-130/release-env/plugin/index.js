const flavour = process.env.NODE_ENV === 'production' ? 'release' : 'development';

export function banner(name, version) {
  const text = `${name} ${version} (${flavour})`;
  const bar = '─'.repeat(text.length + 2);
  return `┌${bar}┐\n│ ${text} │\n└${bar}┘`;
}
