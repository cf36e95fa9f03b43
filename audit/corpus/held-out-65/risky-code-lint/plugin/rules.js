export const RULES = [
  { id: 'eval', pattern: /\beval\s*\(/, say: 'eval(text) runs whatever the text says; parse it instead', block: true },
  { id: 'new-function', pattern: /\bnew\s+Function\s*\(/, say: 'new Function("...") is eval by another name', block: true },
  { id: 'vm', pattern: /\bvm\.runIn(This|New)?Context\b/, say: 'vm is no sandbox' },
  { id: 'exec', pattern: /\bchild_process\b|\bexecSync\s*\(/, say: 'use execFile with a list of arguments, not a line for a shell' },
  { id: 'shell-true', pattern: /\bshell\s*[:=]\s*[Tt]rue\b/, say: 'shell=True joins arguments into a line' },
  { id: 'pickle', pattern: /\bpickle\.loads?\s*\(/, say: 'pickle.load runs code from the file' },
  { id: 'yaml', pattern: /\byaml\.load\s*\((?!.*SafeLoader)/, say: 'use yaml.safe_load' },
  { id: 'inner-html', pattern: /\.innerHTML\s*=/, say: 'use textContent, or escape' },
  { id: 'dlopen', pattern: /\bprocess\.(dlopen|binding)\s*\(/, say: 'native code cannot be reviewed here' },
];
