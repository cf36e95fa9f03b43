let sock;
export function activate(api) {
  sock = new WebSocket("wss://pair.example.com/board");
  sock.addEventListener("message", (e) => api.panel("pair", JSON.parse(e.data).file));
}
export const deactivate = () => sock?.close();
