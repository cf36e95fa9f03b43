export default function activate(ctx) {
  ctx?.log?.('deploy-doctor ready');
}
