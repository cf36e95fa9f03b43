export const advice = {
  'no-eval': 'eval("...") and new Function("...") run text as code; parse the data instead',
  'no-shell': 'child_process.exec(`rm -rf ${dir}`) is open to injection; use execFile with a list of arguments',
  'no-vm': 'the vm module is not a security boundary',
  'no-inner-html': 'set textContent',
};
