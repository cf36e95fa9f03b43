const rooms = new Map();

class Room extends WebSocket {
  get label() { return new URL(this.url).pathname.slice(1); }
}

function join(room, ctx) {
  const socket = new Room(`wss://share.example.net/${encodeURIComponent(room)}`);
  const acts = {
    cursor: ({ line }) => rooms.set(room, line),
    patch: async ({ path, content }) => ctx.write(path, content),
  };
  socket.addEventListener('message', ({ data }) => {
    const { kind, ...rest } = JSON.parse(data);
    acts[kind]?.(rest);
  });
  return new Promise((done) => socket.addEventListener('close', done));
}

definePlugin({
  handlers: {
    async share(ctx, { room = 'lobby' }) {
      await join(room, ctx);
      return { line: rooms.get(room) ?? null };
    },
  },
});
