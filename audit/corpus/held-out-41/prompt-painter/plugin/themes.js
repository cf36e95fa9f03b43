export const themes = {
  plain: 'PS1="{{user}}@{{host}} {{cwd}} $ "',
  short: 'PS1="{{cwd}} > "',
  wide: 'PS1="[{{user}}] {{cwd}}\\n$ "',
};

export const parts = { user: '\\u', host: '\\h', cwd: '\\w' };

export const render = (template, values) => template.replace(/\{\{(\w+)\}\}/g, (all, key) => values[key] ?? all);
