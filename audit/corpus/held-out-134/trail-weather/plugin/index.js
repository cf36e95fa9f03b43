// entry of trail-weather; everything is declared in plugin.json
export function activate() {
  return { ready: true };
}
