const ADDRESS = 'https://status.example.com/api/v2/incidents.json';
const FRESH = 120_000;

function plain(text) {
  return String(text ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim().slice(0, 400);
}

definePlugin({
  handlers: {
    async incidents(ctx) {
      const kept = await ctx.state.get('incidents');
      if (kept && Date.now() - kept.at < FRESH) return kept.value;
      const answer = await ctx.fetch(ADDRESS, { method: 'GET', headers: { accept: 'application/json' } });
      if (answer.status !== 200) return { error: `status page answered ${answer.status}` };
      let list;
      try {
        list = JSON.parse(answer.body).incidents ?? [];
      } catch {
        return { error: 'status page did not send JSON' };
      }
      const value = list.slice(0, 10).map((one) => ({
        name: plain(one.name),
        state: plain(one.status),
        impact: plain(one.impact),
        since: plain(one.created_at),
        last: plain(one.incident_updates?.[0]?.body),
      }));
      await ctx.state.put('incidents', { at: Date.now(), value });
      return value;
    },
  },
});
