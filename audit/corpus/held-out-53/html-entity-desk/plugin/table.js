// Generated from the standard's entity list. Do not edit by hand.
export const TABLE = {
  nbsp: '\u00a0', iexcl: '\u00a1', cent: '\u00a2', pound: '\u00a3', curren: '\u00a4', yen: '\u00a5', brvbar: '\u00a6', sect: '\u00a7',
  uml: '\u00a8', copy: '\u00a9', ordf: '\u00aa', laquo: '\u00ab', not: '\u00ac', reg: '\u00ae', macr: '\u00af', deg: '\u00b0',
  plusmn: '\u00b1', sup2: '\u00b2', sup3: '\u00b3', acute: '\u00b4', micro: '\u00b5', para: '\u00b6', middot: '\u00b7', cedil: '\u00b8',
  sup1: '\u00b9', ordm: '\u00ba', raquo: '\u00bb', frac14: '\u00bc', frac12: '\u00bd', frac34: '\u00be', iquest: '\u00bf', times: '\u00d7',
  Agrave: '\u00c0', Aacute: '\u00c1', Acirc: '\u00c2', Atilde: '\u00c3', Auml: '\u00c4', Aring: '\u00c5', AElig: '\u00c6', Ccedil: '\u00c7',
  Egrave: '\u00c8', Eacute: '\u00c9', Ecirc: '\u00ca', Euml: '\u00cb', Ntilde: '\u00d1', Ouml: '\u00d6', Oslash: '\u00d8', Uuml: '\u00dc',
  szlig: '\u00df', agrave: '\u00e0', aacute: '\u00e1', acirc: '\u00e2', auml: '\u00e4', aring: '\u00e5', aelig: '\u00e6', ccedil: '\u00e7',
  egrave: '\u00e8', eacute: '\u00e9', ecirc: '\u00ea', euml: '\u00eb', ntilde: '\u00f1', ouml: '\u00f6', oslash: '\u00f8', uuml: '\u00fc',
  Alpha: '\u0391', Beta: '\u0392', Gamma: '\u0393', Delta: '\u0394', alpha: '\u03b1', beta: '\u03b2', gamma: '\u03b3', delta: '\u03b4',
  lambda: '\u03bb', mu: '\u03bc', pi: '\u03c0', sigma: '\u03c3', omega: '\u03c9', Omega: '\u03a9', ndash: '\u2013', mdash: '\u2014',
  lsquo: '\u2018', rsquo: '\u2019', ldquo: '\u201c', rdquo: '\u201d', bull: '\u2022', hellip: '\u2026', euro: '\u20ac', trade: '\u2122',
  larr: '\u2190', uarr: '\u2191', rarr: '\u2192', darr: '\u2193', infin: '\u221e', ne: '\u2260', le: '\u2264', ge: '\u2265',
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'",
};
