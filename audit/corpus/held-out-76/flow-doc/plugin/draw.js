export const shapes = {
  task: (text) => `[${text}]`,
  choice: (text) => `{${text}?}`,
  end: (text) => `((${text}))`,
};

export function draw(process, kind) {
  const lines = [];
  for (const id of Object.keys(process.steps)) {
    const step = process.steps[id];
    const shape = Object.hasOwn(shapes, step[kind]) ? shapes[step[kind]] : shapes.task;
    lines.push(`${id}${shape(step.text)}`);
    for (const next of step.next ?? []) lines.push(`${id} --> ${next}`);
  }
  return lines.join('\n');
}

export function describe(process, field) {
  const label = process[field];
  return `The process is called ${label}.`;
}
