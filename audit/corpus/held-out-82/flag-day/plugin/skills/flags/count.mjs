/** Letters as a reader counts them. */
export const letters = (text) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
