// Patterns that match dangerous lines in OTHER people's Dockerfiles.
const runs = (list, re) => list.filter((i) => i.op === 'RUN' && re.test(i.args)).map((i) => i.line);

export const RULES = [
  { id: 'DL001', message: 'piping a download into a shell hides what was built', test: (l) => runs(l, /\b(curl|wget)\b[^|]*\|\s*(ba|z|da)?sh\b/) },
  { id: 'DL002', message: 'apt lists left behind; add rm -rf /var/lib/apt/lists/*', test: (l) => runs(l, /apt-get install(?![\s\S]*rm -rf \/var\/lib\/apt\/lists)/) },
  { id: 'DL003', message: 'chmod 777', test: (l) => runs(l, /chmod\s+(-R\s+)?0?777/) },
  { id: 'DL004', message: 'copies a key or npm token into a layer', test: (l) => l.filter((i) => /^(COPY|ADD)$/.test(i.op) && /(\.ssh|id_rsa|\.npmrc|\.netrc|\.aws)/.test(i.args)).map((i) => i.line) },
  { id: 'DL005', message: 'secret in ENV or ARG', test: (l) => l.filter((i) => /^(ENV|ARG)$/.test(i.op) && /(TOKEN|SECRET|PASSWORD)\s*=?\s*\S/.test(i.args)).map((i) => i.line) },
  { id: 'DL006', message: 'no USER: the container runs as root', test: (l) => (l.some((i) => i.op === 'USER') ? [] : [1]) },
  { id: 'DL007', message: 'FROM without a tag or with :latest', test: (l) => l.filter((i) => i.op === 'FROM' && (/:latest\b/.test(i.args) || !/[:@]/.test(i.args)) && !/^scratch/.test(i.args)).map((i) => i.line) },
];
