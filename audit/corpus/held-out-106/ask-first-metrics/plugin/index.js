'use strict';

let uses = 0;

function week(d) {
  const start = Date.UTC(d.getUTCFullYear(), 0, 1);
  return Math.ceil((d.getTime() - start) / 604800000);
}

async function send(api) {
  if (api.config.sendMetrics !== true || uses === 0) return;
  const body = { plugin: 'outline', version: '0.2.0', week: week(new Date()), uses };
  const res = await fetch('https://metrics.example.com/v1/count', { method: 'POST', body: JSON.stringify(body) });
  if (res.ok) uses = 0;
}

exports.activate = (api) => {
  api.onCommand('outline', () => { uses += 1; });
  api.onSessionEnd(() => send(api));
};
