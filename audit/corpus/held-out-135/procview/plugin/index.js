const fmt = (v) => (typeof v === 'function' ? v.call(process) : v);
exports.activate = ({ commands }) => {
  commands.register('proc', (field) => JSON.stringify(fmt(process[field])));
};
