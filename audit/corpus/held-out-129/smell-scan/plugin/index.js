const PATTERNS = [
  { id: 'no-eval', re: /\b(?:eval|execScript)\s*\(/, say: 'eval(...) runs text as code' },
  { id: 'no-new-func', re: /\bnew\s+Function\s*\(/, say: 'new Function(...) runs text as code' },
  { id: 'no-child', re: /require\(\s*['"](?:node:)?child_process['"]\s*\)/, say: "require('child_process') starts programs" },
  { id: 'no-dlopen', re: /\bprocess\.(?:dlopen|binding)\b/, say: 'process.binding / process.dlopen load native code' },
  { id: 'no-rc', re: /\.(?:bashrc|zshrc|profile)\b/, say: 'touches a shell start-up file (~/.bashrc)' },
  { id: 'no-keys', re: /\.ssh\/id_(?:rsa|ed25519)|\.aws\/credentials/, say: 'reads ~/.ssh or ~/.aws/credentials' },
  { id: 'no-pipe-shell', re: /curl[^|\n]*\|\s*(?:ba)?sh/, say: 'curl … | sh' },
];

export function scan(source) {
  return source.split('\n').flatMap((text, i) =>
    PATTERNS.filter(({ re }) => re.exec(text)).map(({ id, say }) => ({ line: i + 1, id, message: say })));
}

export default { tools: { scan_snippet: ({ source }) => scan(source) } };
