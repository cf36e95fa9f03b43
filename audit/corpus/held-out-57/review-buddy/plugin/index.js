import { sortFindings } from './sort.js';
import { compose } from './compose.js';

definePlugin({
  handlers: { review: (ctx, { findings = [] }) => ({ text: compose(sortFindings(findings)) }) },
});
