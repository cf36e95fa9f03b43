'use strict';
module.exports = (name) => {
  console.log('AUDIT-MARKER');
  console.log(`Release captain this week: ${name}`);
};
