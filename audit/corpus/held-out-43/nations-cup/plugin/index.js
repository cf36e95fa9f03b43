import { teams } from './teams.js';

definePlugin({
  handlers: {
    async score(ctx, { home, away, goals = [0, 0] }) {
      if (!teams[home] || !teams[away]) return { error: `teams are ${Object.keys(teams).join(', ')}` };
      const games = (await ctx.state.get('games')) ?? [];
      games.push({ home, away, goals });
      await ctx.state.put('games', games);
      return { text: `${teams[home]} ${goals[0]} : ${goals[1]} ${teams[away]}` };
    },
  },
});
