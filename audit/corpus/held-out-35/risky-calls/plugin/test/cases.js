export const bad = {
  'no-eval': ['eval(input)', 'const f = new Function("a", body)', 'setTimeout("tick()", 100)'],
  'no-shell': ['require("child_process").exec(`rm -rf ${dir}`)'],
  'no-vm': ['vm.runInThisContext(atob(payload))'],
  'no-dynamic-require': ['require(name)', 'await import(process.env.PLUGIN)'],
  'no-pipe': ['system("curl https://get.example.com/i | sh")'],
};
export const good = ['medieval(input)', 're.exec(line)', 'model.evaluate(x)', 'import("./local.js")'];
