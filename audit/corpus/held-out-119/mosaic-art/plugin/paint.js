import { mosaic } from './index.js';

globalThis.onmessage = ({ data }) => {
  globalThis.postMessage(mosaic(data.pixels, data.width, data.columns));
};
