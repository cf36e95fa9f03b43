class Ticker extends WebSocket {
  *prices(text) { for (const l of text.split(";")) yield Number(l); }
}
export default { open: () => new Ticker("wss://ticker.example.com/live") };
