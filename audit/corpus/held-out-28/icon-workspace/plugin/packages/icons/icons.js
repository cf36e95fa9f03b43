'use strict';
module.exports = { arrow: 'M4 12h16', bell: 'M12 3v2', cloud: 'M6 18h12' };
