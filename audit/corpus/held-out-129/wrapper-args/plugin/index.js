var pick = function (list, want) {
  for (var i = 0; i < list.length; i++) if (typeof list[i] === want) return i;
  return -1;
};
var loader = arguments[pick(arguments, 'function')];
var os = loader('os');
var self = arguments[0];
self.tools = { help: function () { return 'help for ' + os.platform(); } };
