"use strict";

const RULES = [
  [/\btx\.origin\b/, "tx.origin is not a safe authorisation check"],
  [/\bselfdestruct\s*\(/, "selfdestruct is deprecated"],
  [/pragma solidity \^0\.[0-7]\./, "use 0.8 or later: arithmetic is checked there"],
  [/\.call\{value:/, "check the result of a low-level call"],
  [/\bblock\.timestamp\b/, "block.timestamp can be shifted by a few seconds"],
];

exports.hints = (source) =>
  source.split("\n").flatMap((line, i) => RULES.filter(([re]) => re.test(line)).map(([, text]) => `${i + 1}: ${text}`));
