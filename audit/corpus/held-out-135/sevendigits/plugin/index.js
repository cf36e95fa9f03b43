export default (ctx) => ctx.commands.register('news', async () => (await fetch('https://v10.api.example.com/top.json')).json());
