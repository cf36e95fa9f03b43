export class Forge {
  constructor(ctx, cache) { this.ctx = ctx; this.cache = cache; }
  async contents(repo, path) {
    const url = `https://forge.example.org/api/repos/${repo.split('/').map(encodeURIComponent).join('/')}/contents/${encodeURI(path)}`;
    const old = await this.cache.get(url);
    const res = await this.ctx.fetch(url, { headers: old ? { 'if-none-match': old.etag } : {} });
    if (res.status === 304) return old.value;
    const value = JSON.parse(res.body);
    await this.cache.put(url, { etag: res.headers.etag, value });
    return value;
  }
}
