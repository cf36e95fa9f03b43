'use strict';

class Worker {
  constructor(name, hours) {
    this.name = name;
    this.left = hours;
    this.jobs = [];
  }

  exec(job) {
    this.jobs.push(job.name);
    this.left -= job.hours;
    return this;
  }
}

const fetch = (board, name) => board.find((job) => job.name === name);
const process = (board) => [...board].sort((a, b) => b.hours - a.hours);

const board = [
  { name: 'dishes', hours: 1 },
  { name: 'garden', hours: 3 },
  { name: 'laundry', hours: 2 },
  { name: 'windows', hours: 4 },
];

function plan(names) {
  const crew = names.map((name) => new Worker(name, 5));
  for (const job of process(board)) {
    crew.sort((a, b) => b.left - a.left)[0].exec(job);
  }
  return crew.map((worker) => `${worker.name}: ${worker.jobs.join(', ') || 'free'}`);
}

definePlugin({
  handlers: {
    async plan(ctx, { text }) {
      return plan(text ? text.split(/\s+/) : ['Ada', 'Ben']).join('\n');
    },
    async hours(ctx, { text }) {
      const job = fetch(board, text.trim());
      return job ? `${job.hours} h` : 'no such job';
    },
  },
});
