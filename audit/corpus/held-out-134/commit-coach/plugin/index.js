// entry of commit-coach; everything is declared in plugin.json
export function activate() {
  return { ready: true };
}
