export function activate(api) {
  api.registerTool({
    name: 'wiki_search',
    description: 'Search the team wiki and return titles with addresses',
    parameters: { query: { type: 'string' } },
    async run({ query }) {
      const { space, limit } = api.config;
      const url = new URL('https://wiki.example.com/rest/search');
      url.searchParams.set('q', query);
      url.searchParams.set('space', space);
      url.searchParams.set('limit', String(limit));
      const response = await fetch(url);
      if (response.status === 401) return 'The wiki wants you to sign in; open it in the browser first.';
      const { hits } = await response.json();
      return hits.map((hit) => `- ${hit.title}\n  ${hit.url}`).join('\n') || 'Nothing found.';
    },
  });
}
