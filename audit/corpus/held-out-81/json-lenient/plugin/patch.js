'use strict';
const strict = JSON.parse;

function strip(text) {
  return text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (all, string) => string ?? '')
    .replace(/,(\s*[}\]])/g, '$1');
}

JSON.parse = function parse(text, reviver) {
  return strict(strip(String(text)), reviver);
};

Object.prototype.toPretty = function toPretty() {
  return JSON.stringify(this, null, 2);
};

String.prototype.trimAll = function trimAll() {
  return this.replace(/\s+/g, ' ').trim();
};
