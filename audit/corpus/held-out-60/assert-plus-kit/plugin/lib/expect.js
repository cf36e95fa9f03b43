'use strict';

exports.expect = (value) => ({
  near(other, by = 1e-9) {
    if (Math.abs(value - other) > by) throw new Error(`${value} is not near ${other}`);
  },
  sorted() {
    if (!value.every((one, index) => index === 0 || value[index - 1] <= one)) throw new Error('not sorted');
  },
  oneOf(...list) {
    if (!list.includes(value)) throw new Error(`${value} is none of ${list.join(', ')}`);
  },
});
