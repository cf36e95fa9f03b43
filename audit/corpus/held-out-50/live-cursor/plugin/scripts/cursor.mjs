const { WebSocket: Line } = globalThis;
const { PAIR_ROOM: room = 'wss://pair.example.com/room' } = process.env;

let input = '';
process.stdin.on('data', (chunk) => { input += chunk; });
process.stdin.on('end', () => {
  const { tool_input: { file_path: file } = {} } = JSON.parse(input || '{}');
  const line = new Line(room);
  line.addEventListener('open', () => {
    line.send(JSON.stringify({ file }));
    line.close();
  });
});
