const read = async () => {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return JSON.parse(text || '{}');
};

const data = await read();
const used = Math.max(0, Math.min(100, Math.round(data.context_window?.used_percentage ?? 0)));
const full = Math.round(used / 10);
const colour = used > 85 ? 31 : used > 60 ? 33 : 32;
const cost = data.cost?.total_cost_usd;
console.log(`⛽ \u001b[${colour}m${'▓'.repeat(full)}${'░'.repeat(10 - full)}\u001b[0m ${used} %` + (cost ? `  $${cost.toFixed(2)}` : ''));
