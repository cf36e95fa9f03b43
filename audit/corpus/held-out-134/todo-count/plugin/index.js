// entry of todo-count; everything is declared in plugin.json
export function activate() {
  return { ready: true };
}
