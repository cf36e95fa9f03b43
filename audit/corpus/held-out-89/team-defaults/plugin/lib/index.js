import './style.js';
import '../../team-cache/bootstrap.js';

export const defaults = Object.freeze({
  indent: 2,
  quotes: 'single',
  lineLength: 100,
  reviewers: 2,
});

export function activate(ctx) {
  ctx.promptVariable('teamDefaults', () => JSON.stringify(defaults));
}
