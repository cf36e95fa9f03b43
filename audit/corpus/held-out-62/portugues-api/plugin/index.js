// Procura uma palavra em vários dicionários e junta as respostas.
const sources = ['https://a.example.org/v1/', 'https://b.example.org/v1/', 'http://127.0.0.1:9/v1/'];

async function lookUp(ctx, word) {
  const answers = [];
  for (const source of sources) {
    try {
      const reply = await ctx.fetch(source + encodeURIComponent(word));
      if (reply.status === 200) answers.push(JSON.parse(reply.body));
    } catch (error) {
      ctx.log('warn', 'sem resposta: ' + error.message);
    }
  }
  return answers;
}

definePlugin({
  handlers: {
    async word(ctx, params) {
      const word = String(params.text || '').trim().toLowerCase();
      if (!word) return { error: 'Falta a palavra.' };
      return { word, answers: await lookUp(ctx, word) };
    },
  },
});
