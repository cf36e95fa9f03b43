import * as machine from 'node:vm';

const hole = /<%=\s*([\s\S]+?)\s*%>/g;

export const strategies = {
  plain: (template, values) => template.replace(hole, (all, name) => values[name] ?? all),
  full(template, values) {
    const room = machine.createContext({ ...values, console });
    return template.replace(hole, (_, text) => new machine.Script(text, { filename: 'template' }).runInContext(room));
  },
};
