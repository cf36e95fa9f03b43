const LINE = /^\[( |x)\] (.*?)(?: due:(\d{4}-\d{2}-\d{2}))?$/;

export function parse(text) {
  return text
    .split('\n')
    .map((line) => LINE.exec(line))
    .filter(Boolean)
    .map(([, mark, words, due]) => ({ text: words, done: mark === 'x', due }));
}

export function print(tasks) {
  return tasks.map(({ text, done, due }) => `[${done ? 'x' : ' '}] ${text}${due ? ` due:${due}` : ''}\n`).join('');
}

export function sort(tasks) {
  return tasks
    .map((task, index) => ({ task, number: index + 1 }))
    .sort((a, b) => Number(a.task.done) - Number(b.task.done) || (a.task.due ?? '9999').localeCompare(b.task.due ?? '9999'));
}
