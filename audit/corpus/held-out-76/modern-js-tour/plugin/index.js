#!/usr/bin/env node
import * as ns from './shelf.js';
export * as shelf from './shelf.js';

const letters = /[\p{L}--[a-z]]/v;
const named = /(?<year>\d{4})-(?<month>\d\d)/d;
const big = 9_007_199_254_740_993n ** 2n;
const html = String.raw`<\p>${`nested ${'template'}`}</\p>`;

class Tour {
  static #count = 0;
  static {
    Tour.#count ||= 1;
  }
  accessor = 1;
  #step = 0;
  get [`step${1}`]() { return this.#step; }
  static async *walk(list) {
    for await (const item of list) yield item?.name ?? item;
  }
  #inside(o) { return #step in o; }
  next() { this.#step += this.#inside(this) ? 1 : 0; return this.#step; }
  static get count() { return Tour.#count; }
}

outer: for (const a of [1, 2]) {
  for (const b of [1, 2]) {
    if (a / b / 1 === 1) continue outer;
  }
}

var yes = async => async, of = [], get = { set: 1, static: 2, async await() {} };
const { a = 1, ...rest } = { b: 2, __proto__: null };
const late = await Promise.resolve(ns.size);

definePlugin({
  handlers: {
    show: async () => ({
      late, a, rest, html, of, get: get.set, yes: yes(1),
      big: String(big), year: named.exec('2024-05')?.groups.year, capital: letters.test('Q'),
      step: new Tour().next(), count: Tour.count,
    }),
  },
});
