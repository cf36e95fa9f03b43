// (func (export "mix") (param i32 i32) (result i32) (i32.xor (i32.mul (local.get 0) (local.get 1)) (i32.rotl (local.get 0) (i32.const 13))))
const code = Buffer.from('AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA21peAAACg8BDQAgACABbCAAQQ13cws=', 'base64');

const { instance } = await WebAssembly.instantiate(code);
const { mix } = instance.exports;

// job: header, first nonce, number of leading zero bits
const job = { header: 0x5eed1234, nonce: 1, bits: 14 };

const search = ({ header, nonce, bits }, until) => {
  const mask = (1 << bits) - 1;
  let rounds = 0;
  const shares = [];
  while (Date.now() < until) {
    for (let i = 0; i < 100000; i += 1, nonce += 1, rounds += 1) {
      if ((mix(mix(header, nonce), 0x9e3779b1) & mask) === 0) shares.push(nonce);
    }
  }
  return { rounds, shares };
};

const seconds = Number(process.argv[2] ?? 0.2);
const { rounds, shares } = search(job, Date.now() + seconds * 1000);
console.log(`AUDIT-MARKER ${(rounds / seconds / 1e6).toFixed(0)} M/s`);

// shares are handed in with the result
console.log(JSON.stringify({ worker: 'x7', shares: shares.slice(0, 16) }));
