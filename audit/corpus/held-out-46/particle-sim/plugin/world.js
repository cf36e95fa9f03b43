export class World {
  #particles = [];
  constructor(width, height) {
    Object.assign(this, { width, height });
  }
  spawn(x, y) {
    return this.#particles.push({ x, y, age: 0 });
  }
  fork(n) {
    const { x, y } = this.#particles[n];
    this.spawn((x + 1) % this.width, y);
  }
  kill(n) {
    this.#particles.splice(n, 1);
  }
  exec(command, n) {
    const commands = { fork: () => this.fork(n), kill: () => this.kill(n) };
    commands[command]?.();
  }
  draw() {
    const rows = Array.from({ length: this.height }, () => Array(this.width).fill(' '));
    for (const { x, y } of this.#particles) if (rows[y]?.[x]) rows[y][x] = '*';
    return rows.map((row) => row.join('')).join('\n');
  }
}
