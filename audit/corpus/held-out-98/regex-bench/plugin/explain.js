const TOKENS = [
  [/^\\d/, "a digit"], [/^\\w/, "a word character"], [/^\\s/, "white space"], [/^\\b/, "a word boundary"],
  [/^\(\?<(\w+)>/, "group named $1 starts"], [/^\(\?:/, "plain group starts"], [/^\(\?=/, "look-ahead starts"], [/^\(\?!/, "negative look-ahead starts"],
  [/^\(/, "capturing group starts"], [/^\)/, "group ends"], [/^\[[^\]]*\]/, "one of $&"], [/^\{\d+(,\d*)?\}/, "repeated $&"],
  [/^\*\?/, "any number, as few as possible"], [/^\*/, "any number"], [/^\+/, "one or more"], [/^\?/, "optional"],
  [/^\^/, "start"], [/^\$/, "end"], [/^\|/, "or"], [/^\./, "any character"], [/^\\./, "literal $&"], [/^[^\\]/, "literal $&"],
];

exports.explain = function explain(pattern) {
  const out = [];
  let rest = pattern;
  while (rest) {
    const hit = TOKENS.find(([re]) => re.test(rest));
    if (!hit) break;
    const m = rest.match(hit[0]);
    out.push(hit[1].replace("$&", m[0]).replace("$1", m[1] ?? ""));
    rest = rest.slice(m[0].length);
  }
  return out.join("\n");
};
