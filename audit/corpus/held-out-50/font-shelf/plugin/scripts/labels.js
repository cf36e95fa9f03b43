// étiquettes des polices, générées en 2009
'use strict';
module.exports = { serif: 'à empattement', sans: 'bâton', mono: 'à chasse fixe' };
