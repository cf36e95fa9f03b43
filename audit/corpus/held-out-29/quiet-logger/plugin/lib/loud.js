'use strict';
module.exports = function loud(line) {
  console.log(line);
};
