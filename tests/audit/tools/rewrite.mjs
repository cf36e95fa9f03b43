// Rewrites programs without changing what they do. Standard input: a JSON list of { path, text, tool }, where tool is the name
// of the one that is asked; standard output: a list, in the same order, of texts or { error }. The tools lie in the folder that
// the first argument names.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const tools = createRequire(join(process.argv[2], 'package.json'));
const esbuild = tools('esbuild');
const terser = tools('terser');
const obfuscator = tools('javascript-obfuscator');

const isModule = ({ path, text }) => path.endsWith('.mjs') || (!path.endsWith('.cjs') && /^\s*(import|export)\b/m.test(text));

const REWRITERS = {
  esbuild: async (file) =>
    (await esbuild.transform(file.text, { minify: true, format: isModule(file) ? 'esm' : undefined, target: 'node20' })).code,
  terser: async (file) =>
    (await terser.minify(file.text, { module: isModule(file), compress: { passes: 2 }, mangle: { toplevel: true } })).code,
  // The tables, wrappers and rotations that its users ask for first.
  obfuscator: (file) =>
    obfuscator
      .obfuscate(file.text, {
        seed: 7, // the same text in every run
        target: 'node',
        sourceType: isModule(file) ? 'module' : 'script',
        stringArray: true,
        stringArrayThreshold: 1,
        stringArrayEncoding: ['base64'],
        stringArrayRotate: true,
        stringArrayShuffle: true,
        splitStrings: true,
        splitStringsChunkLength: 4,
        transformObjectKeys: true,
      })
      .getObfuscatedCode(),
  'obfuscator, flattened': (file) =>
    obfuscator
      .obfuscate(file.text, {
        seed: 11,
        target: 'node',
        sourceType: isModule(file) ? 'module' : 'script',
        controlFlowFlattening: true,
        controlFlowFlatteningThreshold: 1,
        stringArray: true,
        stringArrayThreshold: 1,
        stringArrayEncoding: ['rc4'],
        numbersToExpressions: true,
        unicodeEscapeSequence: true,
      })
      .getObfuscatedCode(),
};

let input = '';
for await (const chunk of process.stdin.setEncoding('utf8')) input += chunk;
const rewritten = [];
for (const file of JSON.parse(input)) {
  try {
    rewritten.push(await REWRITERS[file.tool](file));
  } catch (error) {
    rewritten.push({ error: String(error.message) });
  }
}
await esbuild.stop();
process.stdout.write(JSON.stringify(rewritten));
