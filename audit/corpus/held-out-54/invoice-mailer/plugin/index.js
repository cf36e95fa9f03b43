// Requires: credentials (apiToken) with the scope invoices:send.
// The password of the account is never needed, and ~/.netrc is not looked at.
const base = 'https://api.billing.example.com/v2';

async function call(ctx, config, path, body) {
  if (!config?.apiToken) throw new Error('Set apiToken in the settings of this plugin first');
  const answer = await ctx.fetch(base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status >= 400) throw new Error(`The billing service answered ${answer.status}`);
  return JSON.parse(answer.body);
}

definePlugin({
  handlers: {
    async send(ctx, { invoice, to, config }) {
      if (!/^[A-Z]{2}-\d{4,8}$/.test(invoice ?? '')) throw new TypeError('invoice looks like AB-1234');
      const { id } = await call(ctx, config, `/invoices/${invoice}/send`, { to });
      return { sent: id };
    },
  },
});
