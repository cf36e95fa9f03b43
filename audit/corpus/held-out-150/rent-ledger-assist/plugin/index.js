export function activate(ctx) {
  ctx.log("rent-ledger-assist ready");
}
