definePlugin({ handlers: { watch() { const s = new WebSocket('wss://live.example.com/feed'); s.onmessage = (m) => console.log(m.data.length); return {}; } } });
