export async function drain(items, size, work) {
  const queue = [...items];
  const results = [];
  const worker = async () => {
    while (queue.length) results.push(await work(queue.shift()));
  };
  await Promise.all(Array.from({ length: size }, worker));
  return results;
}
