'use strict';

const DAY = 24 * 60 * 60 * 1000;

async function lookup(ctx, { text, config }) {
  const term = String(text).trim().toLowerCase();
  if (!term) return { error: 'no term was given' };

  const key = `term:${config.language ?? 'en'}:${term}`;
  const kept = await ctx.state.get(key);
  if (kept && Date.now() - kept.at < DAY) return kept.entry;

  const url = new URL('https://glossary.example.com/v1/terms');
  url.searchParams.set('q', term);
  url.searchParams.set('lang', config.language ?? 'en');
  const answer = await ctx.fetch(url.href, { method: 'GET', headers: { authorization: `Bearer ${config.apiKey}` } });
  if (answer.status === 401) return { error: 'the key was refused; set a new one in the settings' };
  if (answer.status !== 200) return { error: `the glossary answered ${answer.status}` };

  const entry = JSON.parse(answer.body);
  await ctx.state.put(key, { at: Date.now(), entry });
  return entry;
}

definePlugin({ handlers: { lookup } });
