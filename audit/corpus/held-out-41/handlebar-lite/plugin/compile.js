const pattern = /\{\{\s*([#^/]?)\s*([\w.]+)\s*(?:\|\s*(\w+)\s*)?\}\}/g;

export const helpers = {
  upper: (value) => String(value).toUpperCase(),
  lower: (value) => String(value).toLowerCase(),
  json: (value) => JSON.stringify(value),
};

const evaluate = (path, scopes) => {
  const [first, ...rest] = path.split('.');
  const scope = first === 'this' ? { this: scopes.at(-1) } : scopes.findLast((one) => one && Object.hasOwn(Object(one), first));
  return [first, ...rest].reduce((value, key) => (value && Object.hasOwn(Object(value), key) ? value[key] : undefined), scope);
};

export function compile(template) {
  const stack = [{ parts: [] }];
  const push = (part) => stack.at(-1).parts.push(part);
  let end = 0;
  for (let match; (match = pattern.exec(template)); end = pattern.lastIndex) {
    const [, sign, path, helper] = match;
    const text = template.slice(end, match.index);
    push(() => text);
    if (sign === '/') {
      const { parts, open, path: opened } = stack.pop();
      if (opened !== path) throw new SyntaxError(`{{/${path}}} closes nothing`);
      push(open(parts));
    } else if (sign) {
      const wanted = sign === '#';
      const open = (parts) => (scopes) => {
        const value = evaluate(path, scopes);
        const list = Array.isArray(value) ? value : value ? [value] : [];
        if (!wanted) return list.length ? '' : exec(parts, scopes);
        return list.map((item) => exec(parts, [...scopes, item])).join('');
      };
      stack.push({ parts: [], open, path });
    } else push((scopes) => (helpers[helper] ?? String)(evaluate(path, scopes) ?? ''));
  }
  const tail = template.slice(end);
  push(() => tail);
  return (values) => exec(stack[0].parts, [values]);
}

const exec = (parts, scopes) => parts.map((part) => part(scopes)).join('');
