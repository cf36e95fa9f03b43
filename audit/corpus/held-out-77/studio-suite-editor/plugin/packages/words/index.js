import list from './weasel.json' with { type: 'json' };

const pattern = new RegExp(`\\b(?:${list.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\b`, 'giu');

/** Weasel words with their positions. */
export function weasels(text) {
  return [...text.matchAll(pattern)].map((match) => ({ word: match[0], at: match.index }));
}
