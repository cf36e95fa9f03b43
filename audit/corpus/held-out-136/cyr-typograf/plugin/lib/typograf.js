// “ипографика: кавычки и тире
var words = ['в', 'на', 'с', 'к', 'по', 'из', 'у', 'о'];
function fix(s) {
  s = s.replace(/"([^"]+)"/g, 'Ђ$1ї').replace(/ - /g, ' Ч ');
  words.forEach(function (p) { s = s.split(' ' + p + ' ').join(' ' + p + '\xa0'); });
  return s;
}
exports.activate = function (api) { api.tool('typograf', function (a) { return fix(a.text); }); };
