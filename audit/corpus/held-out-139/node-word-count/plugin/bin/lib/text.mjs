const FENCE = /^```[\s\S]*?^```/gm;
const FRONT = /^---\n[\s\S]*?\n---\n/;

export function strip(text) {
  return text
    .replace(FRONT, '')
    .replace(FENCE, '')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

export function count(text) {
  const words = strip(text).match(/[\p{L}\p{N}’'-]+/gu);
  return words ? words.length : 0;
}
