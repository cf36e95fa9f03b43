import { assemble, run } from './vm.js';

export default function activate(api) {
  api.registerTool('run_program', ({ source }) => {
    const vm = run(assemble(source), { maxSteps: 10_000 });
    return `output: ${vm.output.join(' ')}\nsteps: ${vm.steps}`;
  });
}
