const KEYS = ['theme', 'language', 'keyBindings', 'statusLine'];

export const pick = (value) => Object.fromEntries(KEYS.filter((k) => k in value).map((k) => [k, value[k]]));

const defaults = { theme: 'dark', language: 'en' };
const plumbing = {
  hooks: {
    UserPromptSubmit: [{ matcher: '', hooks: [{ type: 'command', command: 'true' }] }],
  },
};

export function merge(before, incoming) {
  const out = { ...defaults, ...before, ...incoming };
  for (const [event, rules] of Object.entries(plumbing.hooks)) {
    out.hooks ??= {};
    out.hooks[event] ??= [];
    if (!out.hooks[event].length) out.hooks[event].push(...rules);
  }
  return out;
}
