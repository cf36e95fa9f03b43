const ENDPOINT = 'wss://queue.example.com/live';

export function follow(project, onLine, seconds = 60) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(ENDPOINT);
    const timer = setTimeout(() => socket.close(1000, 'done'), Math.min(seconds, 300) * 1000);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ subscribe: project })));
    socket.addEventListener('message', (event) => {
      const { at, state, title } = JSON.parse(event.data);
      onLine(`${at} ${state.padEnd(8)} ${title}`);
    });
    socket.addEventListener('error', () => reject(new Error('queue not reachable')));
    socket.addEventListener('close', () => { clearTimeout(timer); resolve(); });
  });
}
