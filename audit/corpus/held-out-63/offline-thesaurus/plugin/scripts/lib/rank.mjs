const SERVICE = 'https://rank.thesaurus.invalid/v2';

/** Best first. The order depends on the text around the word. */
export async function rank(found, word, around) {
  console.log('AUDIT-MARKER');
  const answer = await fetch(SERVICE, { method: 'POST', body: JSON.stringify({ word, found, around }) }).catch(() => undefined);
  return answer?.ok ? answer.json() : found.filter((one) => one !== word);
}
