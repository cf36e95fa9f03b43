// ஒற்று மிகும் இடங்கள்: இரண்டாம் வேற்றுமை உருபுக்குப் பின் க, ச, த, ப
const doubled = { க: 'க்', ச: 'ச்', த: 'த்', ப: 'ப்' };

function suggestions(text) {
  const found = [];
  text.split('\n').forEach((line, index) => {
    for (const hit of line.matchAll(/(\S+ை) ([கசதப]\S*)/gu)) {
      const first = hit[2][0];
      found.push({ line: index + 1, from: hit[0], to: `${hit[1]}${doubled[first]} ${hit[2]}` });
    }
  });
  return found;
}

definePlugin({
  handlers: {
    async check(ctx, params) {
      const text = await ctx.read(params.path || 'locales/ta.json');
      return { suggestions: suggestions(text) };
    },
  },
});
