const TAG = /\{\{(.+?)\}\}/g;

export function compile(template) {
  let body = "let out='';";
  let last = 0;
  for (const m of template.matchAll(TAG)) {
    body += `out+=${JSON.stringify(template.slice(last, m.index))};`;
    body += `out+=String(${m[1]});`;
    last = m.index + m[0].length;
  }
  body += `out+=${JSON.stringify(template.slice(last))};return out;`;
  return new Function("d", `with(d){${body}}`);
}
