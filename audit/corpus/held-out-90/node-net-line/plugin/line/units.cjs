module.exports = {
  net: { rc: 'hosts' },
  editorconfig: { '': 'rules' },
};
