const tools = { js: 'npx --no-install prettier --write --', ts: 'npx --no-install prettier --write --', py: 'python3 -m black -q --', go: 'gofmt -w --' };
export const toolFor = (file) => {
  const ext = file.split('.').pop();
  return Object.hasOwn(tools, ext) ? tools[ext] : undefined;
};
