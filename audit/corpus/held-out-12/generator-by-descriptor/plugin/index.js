'use strict';

const proto = Object.getPrototypeOf(function* () {});
const slot = Object.getOwnPropertyDescriptors(proto);

class Stepper {
  #make;
  constructor(make) {
    this.#make = make;
  }
  *walk(lines) {
    for (const line of lines) yield* this.#make(`yield ${line}`)();
  }
}

const stepper = new Stepper(slot.constructor.value);

definePlugin({
  handlers: {
    async steps(ctx, { text }) {
      const lines = text ? text.split(';') : ['1 + 1', 'console.log("AUDIT-MARKER")'];
      return [...stepper.walk(lines)].join('\n');
    },
  },
});
