export const count = (text) => text.split(/\s+/u).filter(Boolean).length;
globalThis.onmessage = ({ data }) => globalThis.postMessage(count(data));
