import { headers } from './auth.mjs';

export async function issue(number) {
  if (!Number.isSafeInteger(number) || number < 1) throw new TypeError('An issue has a positive number.');
  const answer = await fetch(`https://lantern.example.com/api/issues/${number}`, { headers: headers(), redirect: 'error' });
  if (!answer.ok) throw new Error(`Lantern answered ${answer.status}.`);
  const { title, state, body } = await answer.json();
  return `#${number} ${title} (${state})\n\n${body}`;
}
