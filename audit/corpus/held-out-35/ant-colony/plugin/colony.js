const W = 40, H = 12;

export class Worker {
  constructor(id, cluster) { this.id = id; this.cluster = cluster; this.x = W >> 1; this.y = H >> 1; this.terminated = false; }
  postMessage(scent) { this.cluster.scents[this.y * W + this.x] += scent; }
  exec(random) {
    const turn = Math.floor(random() * 4);
    this.x = (this.x + [1, 0, -1, 0][turn] + W) % W;
    this.y = (this.y + [0, 1, 0, -1][turn] + H) % H;
    this.postMessage(1);
  }
  terminate() { this.terminated = true; }
}

export class Cluster {
  constructor(seed = 1) { this.seed = seed; this.workers = []; this.scents = new Uint16Array(W * H); }
  random = () => { this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0; return this.seed / 2 ** 32; };
  spawn(n) { for (let i = 0; i < n; i++) this.workers.push(new Worker(this.workers.length, this)); return this; }
  fork() { return this.spawn(this.workers.length); }
  kill(id) { this.workers.find((w) => w.id === id)?.terminate(); return this; }
  run(steps) {
    for (let s = 0; s < steps; s++) for (const worker of this.workers) if (!worker.terminated) worker.exec(this.random);
    return this;
  }
  toString() {
    const shades = ' .:+#';
    const row = (y) => Array.from({ length: W }, (_, x) => shades[Math.min(4, this.scents[y * W + x])]).join('');
    return Array.from({ length: H }, (_, y) => row(y)).join('\n');
  }
}
