'use strict';

const VOWELS = /[aeiouyäöüéèêàâ]+/gi;
const SILENT = /(?:[^laeiouy]es|[^td]ed|[^l]e)$/i;
const EXTRA = /(?:ia|io|eo|ua|uo|[^q]ui)(?![aeiouy])/gi;

function syllables(word) {
  const plain = word.replace(/[^\p{L}]/gu, '');
  if (!plain) return 0;
  const trimmed = plain.length > 3 ? plain.replace(SILENT, (m) => m[0]) : plain;
  const count = (trimmed.match(VOWELS) || []).length + (trimmed.match(EXTRA) || []).length;
  return Math.max(1, count);
}

function count(line) {
  return line.split(/\s+/).reduce((n, w) => n + syllables(w), 0);
}

const forms = {
  haiku: [5, 7, 5],
  tanka: [5, 7, 5, 7, 7],
  cinquain: [2, 4, 6, 8, 2],
};

function check(text, form) {
  const lines = text.trim().split('\n').filter(Boolean);
  const wanted = forms[form] || forms.haiku;
  const problems = [];
  if (lines.length !== wanted.length) problems.push(`${lines.length} lines instead of ${wanted.length}`);
  lines.forEach((line, i) => {
    const n = count(line);
    if (wanted[i] !== undefined && n !== wanted[i]) problems.push(`line ${i + 1}: ${n} syllables instead of ${wanted[i]}`);
  });
  return problems;
}

function rhyme(a, b) {
  const tail = (s) => (/[aeiouy]+[^aeiouy]*$/i.exec(s.replace(/\W+$/, '')) || [''])[0].toLowerCase();
  return tail(a) !== '' && tail(a) === tail(b);
}

function scheme(lines) {
  const letters = [];
  lines.forEach((line, i) => {
    const before = lines.slice(0, i).findIndex((l) => rhyme(l, line));
    letters.push(before >= 0 ? letters[before] : String.fromCharCode(65 + new Set(letters).size));
  });
  return letters.join('');
}

exports.activate = function (api) {
  api.registerTool({
    name: 'metre',
    description: 'Check the metre of a short poem',
    run: ({ text, form = 'haiku' }) => check(text, form),
  });
  api.registerTool({
    name: 'rhyme_scheme',
    description: 'Rhyme scheme of a poem',
    run: ({ text }) => scheme(text.trim().split('\n')),
  });
};

const season = { spring: ['blossom', 'frog'], summer: ['cicada'], autumn: ['moon'] }
exports.season = (text) => Object.keys(season).find((s) => season[s].some((w) => text.includes(w))
exports.words = season;
