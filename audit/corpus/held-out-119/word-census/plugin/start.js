export function start({ Worker: Lane }, source, data) {
  return new Promise((resolve, reject) => {
    const lane = new Lane(source, { eval: true, workerData: data });
    lane.once('message', resolve);
    lane.once('error', reject);
    lane.once('exit', (code) => {
      if (code) reject(new Error(`stopped with ${code}`));
    });
  });
}
