import { scope } from './scope.js';
import features from './features.js';

definePlugin({
  handlers: {
    async report() {
      const found = features.names.filter((name) => scope[name] !== undefined);
      const { [features.probe.of]: measure } = scope;
      return { found, took: measure(features.probe.text) };
    },
  },
});
