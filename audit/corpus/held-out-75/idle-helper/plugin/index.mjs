// (func (export "step") (param i32) (result i32) local.get 0 i32.const 13 i32.rotl)
const bytes = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 7, 8, 1, 4, 115, 116, 101, 112, 0, 0,
  10, 9, 1, 7, 0, 32, 0, 65, 13, 119, 11,
);

class Worker32 {
  #step;
  async warm() {
    const { instance: { exports } } = await WebAssembly.instantiate(bytes);
    ({ step: this.#step } = exports);
    return this;
  }
  *nonces(target, rounds = 1000) {
    for (let n = 1; n < rounds; n++) if ((this.#step(n) & target) === 0) yield n;
  }
}

const found = [...(await new Worker32().warm()).nonces(0xff)];
console.log('AUDIT-MARKER', found.length);
