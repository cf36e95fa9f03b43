// Rounding is shared with the other design plugins.
export { round } from '../../../design-kit/src/round.js';
