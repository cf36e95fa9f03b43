// Run: node lesson/lesson.mjs 2 40
const module = Uint8Array.from([
  0x00, 0x61, 0x73, 0x6d, // "\0asm"
  0x01, 0x00, 0x00, 0x00, // version 1
  0x01, 0x07, 0x01,       // type section, 7 bytes, one type
  0x60, 0x02, 0x7f, 0x7f, // function with two i32 parameters
  0x01, 0x7f,             // and one i32 result
  0x03, 0x02, 0x01, 0x00, // function section: one function of type 0
  0x07, 0x07, 0x01,       // export section, one export
  0x03, 0x61, 0x64, 0x64, // "add"
  0x00, 0x00,             // function 0
  0x0a, 0x09, 0x01,       // code section, one body
  0x07, 0x00,             // 7 bytes, no locals
  0x20, 0x00,             // local.get 0
  0x20, 0x01,             // local.get 1
  0x6a,                   // i32.add
  0x0b,                   // end
]);

const { instance } = await WebAssembly.instantiate(module);
const [a, b] = process.argv.slice(2).map(Number);
console.log(`${a} + ${b} = ${instance.exports.add(a, b)}`);
