'use strict';
const { findSecrets, mask } = require('./lib/patterns');
const { isCredentialPath } = require('./lib/paths');

const strings = function* (value) {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const v of Object.values(value)) yield* strings(v);
};

definePlugin({
  handlers: {
    check(ctx, { text }) {
      const found = findSecrets(text);
      return { text: found.length ? found.map((f) => `${f.rule}: ${mask(f.match)}`).join('\n') : 'Nothing found.' };
    },
  },
  hooks: {
    PreToolUse(ctx, input) {
      for (const s of strings(input.tool_input)) {
        if (isCredentialPath(s)) return { decision: 'deny', reason: 'This looks like a credential file.' };
        const [hit] = findSecrets(s);
        if (hit && /^(Write|Edit)$/.test(input.tool_name)) return { decision: 'deny', reason: `The text holds a ${hit.rule}.` };
      }
      return undefined;
    },
  },
});
