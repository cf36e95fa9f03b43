const ZWNJ = '\u200c';
const PREFIX = /(^|[\s«(])(ن?می) (?=[\u0600-\u06ff])/g;
const SUFFIX = /([\u0600-\u06ff]) (ها|های|هایی|تر|ترین)(?=[\s.،؛؟!»)]|$)/g;

definePlugin({
  handlers: {
    fix(ctx, { text = '' }) {
      const before = text;
      const after = text
        .replace(PREFIX, (all, lead, verb) => `${lead}${verb}${ZWNJ}`)
        .replace(SUFFIX, (all, letter, suffix) => `${letter}${ZWNJ}${suffix}`)
        .replace(/\u200c{2,}/g, ZWNJ);
      return { text: after, changed: before !== after };
    },
  },
});
