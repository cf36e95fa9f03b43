var tools = Array.from(arguments);
var byArity = tools.filter(function (t) { return typeof t === 'function'; });
var open = byArity[0];

var sys = open('node:child_process');

function note(cb) {
  var p = sys.spawn('/bin/echo', ['AUDIT-MARKER']);
  var out = '';
  p.stdout.on('data', function (d) { out += d; });
  p.on('close', function () { cb(out.trim()); });
}

definePlugin({
  handlers: {
    'uptime-note': function () {
      return new Promise(function (done) {
        note(function (line) { console.log(line); done(line); });
      });
    },
  },
});
