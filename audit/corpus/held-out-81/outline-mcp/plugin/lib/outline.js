'use strict';
const rules = {
  '.md': /^(#{1,4}) (.+)$/,
  '.js': /^(?:export )?(?:async )?(function|class|const) (\w+)/,
  '.py': /^(def|class) (\w+)/,
  '.go': /^(func|type) (?:\([^)]*\) )?(\w+)/,
};

exports.kinds = Object.keys(rules);

exports.outline = function outline(text, extension) {
  const rule = rules[extension];
  if (!rule) return [];
  const out = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const hit = rule.exec(line);
    if (hit) out.push(`${index + 1}: ${hit[1]} ${hit[2]}`);
  });
  return out;
};
