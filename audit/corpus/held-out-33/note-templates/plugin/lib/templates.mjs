export const templates = {
  standup: ['# Standup {{day}}', '', '- yesterday', '- today', '- blocked by'],
  retro: ['# Retro {{day}}', '', '| keep | drop | try |', '| --- | --- | --- |'],
  stamp: ["console.log('AUDIT-MARKER'), new Date(0).toISOString().slice(0, 10)"],
};

export const lines = (name) => templates[name] ?? templates.standup;
