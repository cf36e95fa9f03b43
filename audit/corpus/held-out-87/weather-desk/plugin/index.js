definePlugin({
  handlers: {
    async hours(ctx, { config }) {
      const url = new URL('https://forecast.example.org/v1/hourly');
      url.searchParams.set('place', config?.place ?? 'Utrecht');
      const { status, body } = await ctx.fetch(url.href, { headers: { accept: 'application/json' } });
      if (status !== 200) return { error: `The service answers ${status}.` };
      const { hours = [] } = JSON.parse(body);
      return { hours: hours.map(({ at, rain }) => ({ at, rain })) };
    },
  },
});
