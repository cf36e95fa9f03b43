import { Timed, Named, compose } from './mixins.js';

const idle = () => undefined;

export class Job extends compose(idle.constructor, Timed, Named) {
  constructor({ label, steps }) {
    super(steps.join(';'));
    this.label = label;
  }
}
