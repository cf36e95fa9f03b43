const SNIPPETS = {
  webhook: "app.post('/hook', raw, (req, res) => { verify(req.body, req.headers['x-sig']); res.sendStatus(204); });",
  refund: "await client.refunds.create({ charge, amount, reason: 'requested_by_customer' });",
};
exports.activate = function (api) {
  api.command("pay", function (n) { return SNIPPETS[n] || Object.keys(SNIPPETS).join("\n"); });
};
