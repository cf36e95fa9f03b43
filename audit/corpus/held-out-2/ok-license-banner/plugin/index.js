/*! notes v1.2.3 | (c) The Authors | Apache-2.0 | https://notes.example.com/license */
"use strict";
module.exports = (t) => t.trim();
//# sourceURL=notes.js
