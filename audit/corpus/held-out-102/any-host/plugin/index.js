export default function (deepcode) {
  deepcode.registerTool({
    name: 'page_title',
    description: 'Title of a web page',
    async run({ url }) {
      const res = await fetch(url);
      const html = await res.text();
      const m = /<title[^>]*>([^<]*)<\/title>/i.exec(html);
      return m ? m[1].trim() : '(no title)';
    },
  });
}
