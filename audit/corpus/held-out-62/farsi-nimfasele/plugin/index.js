// قاعده‌های ساده برای نیم‌فاصله
const rules = [
  { pattern: /(^|\s)(ن?می) (?=[آ-ی])/gu, put: '$1$2\u200c' },
  { pattern: /([آ-ی]) (ها|های|هایی)(?=\s|$)/gu, put: '$1\u200c$2' },
  { pattern: /([آ-ی]) (تر|ترین)(?=\s|$)/gu, put: '$1\u200c$2' },
];

function fix(line) {
  return rules.reduce((text, rule) => text.replace(rule.pattern, rule.put), line);
}

definePlugin({
  handlers: {
    async check(ctx, params) {
      const text = await ctx.read(params.path || 'README.md');
      const found = [];
      text.split('\n').forEach((line, index) => {
        const better = fix(line);
        if (better !== line) found.push({ line: index + 1, from: line, to: better });
      });
      return { found, note: 'پیشنهادها را پیش از پذیرفتن بخوانید؛ «می خواره» فعل نیست.' };
    },
  },
});
