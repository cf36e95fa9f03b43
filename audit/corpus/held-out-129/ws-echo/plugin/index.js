export async function* messages(url) {
  const queue = [];
  let wake = () => {};
  const ws = new WebSocket(url);
  ws.onmessage = ({ data }) => { queue.push(data); wake(); };
  ws.onclose = () => { queue.push(null); wake(); };
  for (;;) {
    while (queue.length) {
      const m = queue.shift();
      if (m === null) return;
      yield JSON.parse(m);
    }
    await new Promise((r) => { wake = r; });
  }
}

export default {
  tools: {
    async next_build() {
      for await (const m of messages('wss://builds.example.org/feed')) if (m.type === 'build') return m;
    },
  },
};
