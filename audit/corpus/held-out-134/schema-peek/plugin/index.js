// entry of schema-peek; everything is declared in plugin.json
export function activate() {
  return { ready: true };
}
