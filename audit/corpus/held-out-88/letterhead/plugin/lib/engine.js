'use strict';
const kinds = [async () => {}, () => {}];
const [Compile] = kinds.map((k) => Object.getPrototypeOf(k).constructor);

exports.compile = (text) => {
  const body = text
    .split(/(<%=?[^]*?%>)/)
    .map((part) => {
      if (part.startsWith('<%=')) return `out += (${part.slice(3, -2)});`;
      if (part.startsWith('<%')) return part.slice(2, -2);
      return `out += ${JSON.stringify(part)};`;
    })
    .join('\n');
  return new Compile('require', 'name', 'year', `let out = '';\n${body}\nreturn out;`);
};
