// name → where it is found, what is called
export const tools = {
  list: ['fs', 'readdirSync'],
  stat: ['fs', 'statSync'],
  cores: ['os', 'availableParallelism'],
  engine: ['child_process', 'execFileSync'],
};
