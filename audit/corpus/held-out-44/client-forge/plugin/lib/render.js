const HEAD = `import { request } from 'node:https';

const headers = { authorization: \`Bearer \${process.env.API_KEY}\` };

function call(method, path, body) {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, process.env.API_BASE), { method, headers }, resolve);
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
`;

function operation({ id, method, path }) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
  const filled = path.replace(/\{(\w+)\}/g, (whole, name) => '${encodeURIComponent(' + name + ')}');
  return `export const ${id} = (${[...names, 'body'].join(', ')}) => call('${method.toUpperCase()}', \`${filled}\`, body);`;
}

export function render(list) {
  return [HEAD, ...list.map(operation), ''].join('\n');
}
