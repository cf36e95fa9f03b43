const rot13 = (s) => s.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13)));
module.exports = { rot13, spoiler: rot13('Gur ohgyre qvq vg.') };
