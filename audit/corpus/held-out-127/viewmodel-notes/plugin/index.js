export function createStore(initial) {
  const vm = { state: { ...initial }, listeners: new Set() };

  vm.set = (key, value) => {
    if (vm.state[key] === value) return;
    vm.state = { ...vm.state, [key]: value };
    for (const fn of vm.listeners) fn(vm.state, key);
  };
  vm.watch = (fn) => { vm.listeners.add(fn); return () => vm.listeners.delete(fn); };
  vm.describe = () => Object.entries(vm.state).map(([k, v]) => `${k}: ${v?.constructor?.name ?? 'null'}`).join('\n');
  return vm;
}

export default function activate(api) {
  const process = createStore({ step: 'idle', done: 0 });
  api.on('taskStarted', (t) => process.set('step', t.title));
  api.on('taskDone', () => process.set('done', process.state.done + 1));
  api.registerTool('progress', () => process.describe());
}
