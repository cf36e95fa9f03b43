const shells = new Set(['sh', 'bash', 'zsh', 'dash', 'python', 'python3', 'node', 'perl']);
const loaders = new Set(['curl', 'wget', 'fetch']);
const program = ([first = '']) => first.split('/').at(-1);
const after = (stages, test) => stages.some((stage, at) => test(stage) && stages.slice(at + 1).some((next) => shells.has(program(next))));

export const rules = [
  { say: 'It runs what it downloads.', test: (stages) => after(stages, (stage) => loaders.has(program(stage))) },
  { say: 'It runs what it decodes.', test: (stages) => after(stages, (stage) => program(stage) === 'base64' && stage.includes('-d')) },
  { say: 'It evaluates a download.', test: (stages) => stages.some((stage) => program(stage) === 'eval' && /\$\((curl|wget)\b/.test(stage.join(' '))) },
];
