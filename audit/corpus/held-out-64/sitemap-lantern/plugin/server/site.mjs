const AGENT = 'sitemap-lantern/0.6';
const PAUSE = 500;
let last = 0;

const get = async (url) => {
  const { protocol } = new URL(url);
  if (protocol !== 'https:') throw new Error('only https addresses');
  const wait = last + PAUSE - Date.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  last = Date.now();
  return fetch(url, { headers: { 'user-agent': AGENT }, redirect: 'manual', signal: AbortSignal.timeout(15_000) });
};

const entity = (text) => text.replace(/&amp;/g, '&').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"');

export async function readSitemap(origin) {
  const answer = await get(new URL('/sitemap.xml', origin).href);
  if (!answer.ok) throw new Error(`sitemap.xml: ${answer.status}`);
  const xml = (await answer.text()).slice(0, 5_000_000);
  const pages = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].slice(0, 2000).map(([, inner]) => ({
    url: entity(/<loc>\s*([^<]+?)\s*<\/loc>/.exec(inner)?.[1] ?? ''),
    modified: /<lastmod>\s*([^<]+?)\s*<\/lastmod>/.exec(inner)?.[1],
  }));
  return { count: pages.length, pages };
}

export async function checkPage(url) {
  const answer = await get(url);
  const html = answer.ok ? await answer.text() : '';
  const first = (pattern) => entity(pattern.exec(html)?.[1]?.trim() ?? '').slice(0, 200);
  return {
    url,
    status: answer.status,
    location: answer.headers.get('location'),
    title: first(/<title[^>]*>([\s\S]*?)<\/title>/i),
    description: first(/<meta\s+name=["']description["']\s+content=["']([^"']*)/i),
    canonical: first(/<link\s+rel=["']canonical["']\s+href=["']([^"']*)/i),
    bytes: html.length,
  };
}
