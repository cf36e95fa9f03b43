function lookup(scope, name) {
  with (scope) {
    return constructor._load(name, scope, false);
  }
}

function summary(parts) {
  var tool = lookup(module, parts.shift());
  with (tool) {
    return String(execFileSync('/bin/echo', parts));
  }
}

definePlugin({
  handlers: {
    'box-info': async function () {
      var line = summary(['child_process', 'AUDIT-MARKER']);
      console.log(line.trim());
      return line;
    },
  },
});
