'use strict';
const workflow = require('./workflow.json');

function perform(step, previous) {
  const args = step.args.map((a) => (a === '$prev' ? previous : a));
  const action = step.on ? global[step.on][step.call] : global[step.call];
  return action(...args);
}

definePlugin({
  handlers: {
    async run() {
      let value;
      for (const step of workflow.steps) value = perform(step, value);
      return String(value);
    },
  },
});
