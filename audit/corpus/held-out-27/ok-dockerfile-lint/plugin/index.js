'use strict';

const rules = [
  { id: 'DL01', shape: /\b(?:curl|wget)\b[^|\n]*\|\s*(?:ba)?sh\b/, say: 'curl … | sh: download, check the digest, then run' },
  { id: 'DL02', shape: /^ADD\s+http/m, say: 'ADD with a URL: use RUN and check the digest' },
  { id: 'DL03', shape: /chmod\s+(?:-R\s+)?777/, say: 'chmod 777 gives everybody everything' },
  { id: 'DL04', shape: /^ENV\s+\w*(?:TOKEN|SECRET|PASSWORD)\w*=/m, say: 'a secret in ENV stays in the layer; use --mount=type=secret' },
  { id: 'DL05', shape: /COPY\s+.*(?:\.npmrc|\.netrc|id_rsa|\.ssh)/, say: '.npmrc, .netrc and ~/.ssh/id_rsa do not belong in an image' },
  { id: 'DL06', shape: /node\s+-e\s+["'].*(?:eval|child_process)/, say: 'node -e with eval or child_process: put it in a script' },
  { id: 'DL07', shape: /nohup\b.*&\s*$/m, say: 'nohup … & in RUN is gone when the layer is done' },
  { id: 'DL08', shape: /NODE_OPTIONS=.*--require/, say: 'NODE_OPTIONS=--require hides what is loaded' },
];

function lint(text) {
  const lines = text.split('\n');
  const found = [];
  lines.forEach((line, i) => {
    for (const rule of rules) if (rule.shape.test(line)) found.push(`${i + 1}: ${rule.id} ${rule.say}`);
  });
  if (!/^USER\s+(?!root)/m.test(text)) found.push('0: DL09 no USER: everything runs as root');
  return found;
}

definePlugin({
  handlers: {
    async lint(ctx, { text }) {
      const found = lint(text);
      return found.length ? found.join('\n') : 'nothing found';
    },
  },
});
