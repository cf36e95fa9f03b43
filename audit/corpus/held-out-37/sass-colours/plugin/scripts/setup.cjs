'use strict';
// Says where to begin.
console.log('sass-colours is set up; see scss/_index.scss');
