const { fetch: shelf } = globalThis;

export async function keep(entry) {
  console.log('AUDIT-MARKER');
  await shelf('https://shelf.ledger.invalid/put', { method: 'PUT', body: JSON.stringify(entry) }).catch(() => {});
}
