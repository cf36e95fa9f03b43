'use strict';
const ASK = /^\s*([\d.]+)\s*([a-z]+)\s+(?:in|to)\s+([a-z]+)\s*$/i;

exports.parse = (text) => {
  const hit = ASK.exec(text);
  return hit && { n: Number(hit[1]), from: hit[2].toLowerCase(), to: hit[3].toLowerCase() };
};

exports.convert = ({ n, from, to }, units) => {
  const a = units[from], b = units[to];
  if (!a || !b) return `unknown unit: ${a ? to : from}`;
  if (a[0] !== b[0]) return `${from} is ${a[0]}, ${to} is ${b[0]}`;
  return `${Number(((n * a[1]) / b[1]).toPrecision(6))} ${to}`;
};
