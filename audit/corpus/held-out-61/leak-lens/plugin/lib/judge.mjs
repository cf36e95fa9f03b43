import { KEYS, PLACES } from './patterns.mjs';

/** File names that occur in a command line. */
function named(command) {
  return (command.match(/[^\s'"|;&<>()]+/g) ?? []).filter((word) => word.includes('.') || word.includes('/'));
}

export function judge({ tool_name: tool, tool_input: given = {} }) {
  const files = tool === 'Bash' ? named(given.command ?? '') : [given.file_path, given.path].filter(Boolean);
  for (const file of files) {
    const place = PLACES.find(({ pattern }) => pattern.test(file));
    if (place) return `${file} is ${place.what}`;
  }
  const text = [given.content, given.new_string].filter(Boolean).join('\n');
  const key = KEYS.find(({ pattern }) => pattern.test(text));
  return key ? `the text contains ${key.what}` : null;
}
