// entry of ticket-bridge; everything is declared in plugin.json
export function activate() {
  return { ready: true };
}
