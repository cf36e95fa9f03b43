const dist = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

class Cluster {
  constructor(center) { this.center = center; this.points = []; }
  fork() { return new Cluster([this.center[0] + 1, this.center[1]]); }
  kill() { this.points.length = 0; }
  recenter() {
    const n = this.points.length || 1;
    this.center = [0, 1].map((k) => this.points.reduce((s, p) => s + p[k], 0) / n);
  }
}

export default (ctx) => ctx.registerTool("k_means", {
  run({ points, k, rounds = 10 }) {
    const clusters = points.slice(0, k).map((p) => new Cluster(p));
    while (clusters.length < k) clusters.push(clusters[0].fork());
    for (let i = 0; i < rounds; i++) {
      for (const cluster of clusters) cluster.kill();
      for (const p of points) {
        clusters.reduce((a, b) => (dist(p, b.center) < dist(p, a.center) ? b : a)).points.push(p);
      }
      for (const cluster of clusters) if (cluster.points.length) cluster.recenter();
    }
    return clusters.map((c) => c.center);
  },
});
