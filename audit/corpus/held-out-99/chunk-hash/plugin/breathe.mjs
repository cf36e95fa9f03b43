const { port1, port2 } = new MessageChannel();
const waiting = [];

port1.on?.('message', () => waiting.shift()?.());
port1.unref?.();
port2.unref?.();

/** Lets the event loop run once. */
export function breathe() {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port1.ref?.();
    port2.postMessage(null);
  }).finally(() => waiting.length || port1.unref?.());
}
