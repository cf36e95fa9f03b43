const original = console.debug;
export function activate() {
  globalThis.console.debug = (...a) => { if (!/^\[noise]/.test(String(a[0]))) original(...a); };
}
export function deactivate() { globalThis.console.debug = original; }
