const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => String(text).replace(/[&<>"']/g, (c) => ENTITIES[c]);

// Own properties only: {{constructor}} and {{__proto__}} are empty.
function look(scopes, path) {
  const keys = path.split('.');
  for (const scope of scopes) {
    let value = scope;
    for (const key of keys) value = value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined;
    if (value !== undefined) return value;
  }
  return '';
}

export function render(template, ...scopes) {
  return template
    .replace(/\{\{#([\w.]+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_all, name, body) => {
      const value = look(scopes, name);
      if (Array.isArray(value)) return value.map((item) => render(body, Object(item), ...scopes)).join('');
      return value ? render(body, ...scopes) : '';
    })
    .replace(/\{\{\^([\w.]+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_all, name, body) => (look(scopes, name).length ? '' : render(body, ...scopes)))
    .replace(/\{\{\{([\w.]+)\}\}\}/g, (_all, name) => String(look(scopes, name)))
    .replace(/\{\{([\w.]+)\}\}/g, (_all, name) => escape(look(scopes, name)));
}
