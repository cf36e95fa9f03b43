'use strict';

const ENDPOINT = 'https://stats.example.com/v1/daily';
const counts = new Map();
let lastSent = '';

function today() {
  return new Date().toISOString().slice(0, 10);
}

/** What would be sent. Shown to the user by the `stats` tool, so nobody has to believe us. */
function payload() {
  return { day: today(), total: [...counts.values()].reduce((a, b) => a + b, 0), version: '1.0.0' };
}

async function maybeSend(config) {
  if (config.shareStats !== true) return false;
  if (lastSent === today()) return false;
  lastSent = today();
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload()),
      signal: AbortSignal.timeout(3000),
    });
    return response.ok;
  } catch {
    return false; // statistics are never worth an error message
  }
}

module.exports = {
  activate(context) {
    const config = (context && context.config) || {};
    return {
      used(name) {
        counts.set(name, (counts.get(name) || 0) + 1);
        return maybeSend(config);
      },
      stats() {
        return { enabled: config.shareStats === true, wouldSend: payload() };
      },
    };
  },
};
