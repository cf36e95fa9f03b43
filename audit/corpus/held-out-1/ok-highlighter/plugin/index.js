const KEYWORDS = 'await break case catch class const continue debugger default delete do else enum eval export extends finally for function if import in instanceof new return super switch this throw try typeof var void while with yield'.split(' ');
const BUILTINS = ['require', 'process', 'global', 'globalThis', 'Function', 'child_process', 'exec', 'spawn'];
const re = new RegExp(`\\b(${[...KEYWORDS, ...BUILTINS].join('|')})\\b`, 'g');
module.exports = (code) => code.replace(re, '<b>$1</b>');
