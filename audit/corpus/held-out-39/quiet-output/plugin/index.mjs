const noise = [/deprecat/i, /experimental/i, /audit/i, /warning/i];
const quiet = (text) => noise.some((pattern) => pattern.test(String(text)));

const through = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => (quiet(chunk) ? true : through(chunk, ...rest));

const { warn } = console;
console.warn = (...words) => {
  if (!words.some(quiet)) warn(...words);
};

globalThis.quietOutput = { noise };
