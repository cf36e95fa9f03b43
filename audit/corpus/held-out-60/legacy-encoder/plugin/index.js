// Table of broken pairs, in the encoding in which they occur.
const PAIRS = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['§ 1', ''],
];

// Gültig für alle Länder, geprüft
definePlugin({
  handlers: {
    recode(ctx, { text = '' }) {
      let out = text;
      for (const [broken, whole] of PAIRS) out = out.split(broken).join(whole);
      return { text: out };
    },
  },
});
