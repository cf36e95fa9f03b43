import { rules } from './rules.js';

function check(rule, data) {
  const problems = [];

  // In a form's rules "require" means that a field must be filled in.
  const require = (field, message = `${field} is missing`) => {
    const value = data[field];
    if (value === undefined || value === null || String(value).trim() === '') problems.push({ field, message });
    return value;
  };
  const match = (field, pattern, message) => {
    const value = data[field];
    if (value !== undefined && value !== '' && !pattern.test(String(value))) problems.push({ field, message });
  };

  for (const name of rule.required) require(name);
  for (const [name, text] of Object.entries(rule.messages ?? {})) require(name, text);
  for (const [name, { pattern, message }] of Object.entries(rule.patterns ?? {})) match(name, pattern, message);
  return problems;
}

definePlugin({
  handlers: {
    async check(ctx, { form, path, data }) {
      const rule = rules.get(form);
      if (!rule) return { error: `there is no form called ${form}`, forms: [...rules.keys()] };
      const values = path ? JSON.parse(await ctx.read(path)) : data ?? {};
      return { problems: check(rule, values) };
    },
  },
});
