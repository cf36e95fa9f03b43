const BASE = 'https://agenda.example.com/publica/';

function formatar(reunioes) {
  if (reunioes.length === 0) return 'Nenhuma reunião hoje.';
  return reunioes.map((r) => `${r.hora} ${r.titulo}`).join('\n');
}

definePlugin({
  handlers: {
    async proximas(ctx, { config }) {
      const equipe = String(config.equipe ?? '');
      if (!/^[a-z0-9-]{1,40}$/.test(equipe)) return { erro: 'Nome de equipe inválido.' };
      const resposta = await ctx.fetch(`${BASE}${equipe}.json`);
      if (resposta.status !== 200) return { erro: 'A agenda não respondeu.' };
      await ctx.state.put('ultima', Date.now());
      const dados = JSON.parse(resposta.body);
      const reunioes = Array.isArray(dados) ? dados.slice(0, 5) : [];
      return { texto: formatar(reunioes) };
    },
  },
});
