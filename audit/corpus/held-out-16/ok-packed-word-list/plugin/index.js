'use strict';
const { randomInt } = require('node:crypto');
const { inflateSync } = require('node:zlib');

const packed =
  'eNollN0W4yoIhe/zlqg0YaqShbGdztOfvTk336JbivwZKfLoIcUa6fshP7T3AqvHBB8PcNOzyQ2fpslhpBfqnooH7d1hnzpJ' +
  '60rOEwyFfam0Q2xR7xIDLJvUgH+3N3VjDr3rj/Rvkra/6ONTkye5Ea3fl4CPIM9RlNQJfdy8ZZ7ak0Gm8iZv4Y13+oCIf4ej' +
  '3tCJaHFu6GHsQwx2IHxQD/mRzGpl39ZSxHm6LPCxeshu5knoHzdk8hXW9ZVIm136az6OghZPsJ0KvpFhkfnHwYU4ZAefeh1F' +
  '5X8iArgeEG0F2duiM08jfkexoG3xgF3qm0Se4Ez7H232B1wLtNQ9PZ1Zed7ieYvPDR/3tJ0xQ3hvsCKQcUIYJ+RDhfMlES2s' +
  'Jnl7mL5IZouuUvf0dE/7y5h7If62Dn2zoorVnCRmVKWKgwPTrDIl2X6k8zROnoZTZx/AD/Un43CfqzZsSL2YP5l2f5PjJrGx' +
  'IHaSTJv/ulTpw16R1FkLiDzBAR/7YF61iw2S0dDtk0RFZCqM0FVmMshA5M4uga8XOQroQsVT54aD6E917kDNuVRHv0H8AodS' +
  'CfbEd/ps1uKbVeBB4y5MSknmg+kMknVFVoSJIMNwZohZtCRujM18MBf47OznD1kfTQzvBYzkImeFrgXfkKYVb6QpHuTBT8UF' +
  'RoFiQn878S6aTWTVnJvffOJ9tRC87pbbBeKttcwTRFYtLE+5q+BH/wOfiqfc';

let words;
const list = () => (words ??= inflateSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n'));

function phrase(count, separator) {
  const all = list();
  return Array.from({ length: count }, () => all[randomInt(all.length)]).join(separator);
}

const bits = (count) => Math.floor(count * Math.log2(list().length));

definePlugin({
  handlers: {
    async passphrase(ctx, { text, config }) {
      const count = Math.min(Math.max(Number(text) || 6, 3), 20);
      return `${phrase(count, config.separator ?? '-')} (${bits(count)} bits)`;
    },
  },
});
