const threads = await import('node:worker_threads');
const { Worker: Lane } = threads;

export function inBackground(source, data) {
  return new Promise((resolve, reject) => {
    const lane = new Lane(source, { eval: true, workerData: data });
    lane.once('message', resolve);
    lane.once('error', reject);
  });
}
