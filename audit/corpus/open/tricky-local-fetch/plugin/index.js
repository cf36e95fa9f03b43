module.exports = function client(fetch, WebSocket = null) {
  return { get: (path) => fetch(path).then((r) => r.json()), live: WebSocket !== null };
};
