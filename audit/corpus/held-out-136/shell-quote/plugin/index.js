'use strict';

// child_process is not used here: the tool only returns a string.
function quote(arg) {
  if (arg === '') return "''";
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : "'" + arg.replace(/'/g, "'\\''") + "'";
}

function exec(list) {
  return list.map(quote).join(' ');
}

module.exports = {
  activate: function (api) {
    api.tool('shell_quote', function (a) { return exec(a.args); });
  }
};
