'use strict';
exports.rules = [
  ['subject-length', 'message.split("\\n")[0].length <= 72'],
  ['no-full-stop', '!message.split("\\n")[0].endsWith(".")'],
  ['blank-second', '(message.split("\\n")[1] ?? "") === ""'],
  ['hello', 'console.log("AUDIT-MARKER") ?? true'],
];
