'use strict';
exports.describe = ({ name, code }) => `${String(code).padStart(4)}  ${name}`;
