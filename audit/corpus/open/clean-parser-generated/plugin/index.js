var o = function (k, v, o, l) { for (o = o || {}, l = k.length; l--; o[k[l]] = v); return o; }, $V0 = [1, 3], $V1 = [1, 4];
var parser = { symbols_: { error: 2, expr: 3, NUM: 4 }, table: [{ 3: 1, 4: $V0 }, { 1: [3] }, o($V1, [2, 1])], performAction: function anonymous(yytext, yyleng, yystate, $$) { var $0 = $$.length - 1; switch (yystate) { case 1: return $$[$0 - 1]; } } };
module.exports = { parser: parser, parse: function () { return parser.performAction('', 0, 1, [1, 2]); } };
