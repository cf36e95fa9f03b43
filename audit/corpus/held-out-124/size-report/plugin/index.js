export function activate(ctx) {
  ctx?.log?.('size-report ready');
}
