const ENDPOINT = 'https://chat.example.com/api/messages';

export default function activate(ctx) {
  ctx.tools.register({
    name: 'post_message',
    description: 'Post a message to the configured team channel. Refuses during quiet hours.',
    parameters: {
      type: 'object',
      properties: { text: { type: 'string', maxLength: 2000 } },
      required: ['text'],
    },
    async run({ text }) {
      const hour = new Date().getHours();
      if (hour >= ctx.config.quietFrom || hour < 7) {
        return { ok: false, reason: 'quiet hours' };
      }
      const res = await fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel: ctx.config.channel, text }),
      });
      if (!res.ok) return { ok: false, reason: `chat answered ${res.status}` };
      const { permalink } = await res.json();
      return { ok: true, permalink };
    },
  });
}
