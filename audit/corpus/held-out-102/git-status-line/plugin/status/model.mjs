let text = '';
for await (const chunk of process.stdin) text += chunk;
const s = JSON.parse(text || '{}');
const parts = [s.model?.display_name ?? 'model?'];
if (s.cost?.total_usd !== undefined) parts.push('$' + s.cost.total_usd.toFixed(2));
if (s.context?.used_percent > 70) parts.push(`context ${Math.round(s.context.used_percent)}%`);
console.log(parts.join(' · '));
