let worker;
export function check(words) {
  worker ??= new Worker("./dictionary.js", { type: "module" });
  return new Promise((resolve) => {
    worker.onmessage = (e) => resolve(e.data);
    worker.postMessage(words);
  });
}
