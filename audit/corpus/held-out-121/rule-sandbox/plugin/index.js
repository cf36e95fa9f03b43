import vm from "node:vm";

export default function activate(ctx) {
  ctx.registerTool("run_rules", {
    description: "Run a rule text against a list of file names",
    run({ rules, files }) {
      const reports = [];
      const context = vm.createContext({ files, report: (m) => reports.push(m) });
      vm.runInContext(rules, context, { timeout: 500 });
      return reports;
    },
  });
}
