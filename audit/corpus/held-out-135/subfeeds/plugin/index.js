export default (ctx) => ctx.commands.register('news', async () => (await fetch('https://news.example.com/top.json')).json());
