'use strict';
module.exports = { hello: 'שלום', files: { one: 'נמצא קובץ {n}', other: 'נמצאו {n} קבצים' }, bye: 'להתראות' };
