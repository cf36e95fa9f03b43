const address = 'https://issues.example.com/api/v1/issues';

// The token is the one that the user gave to this plugin, and goes to its own service only.
export async function open(ctx, token, title) {
  const { status, body } = await ctx.fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  if (status !== 201) throw new Error(`the service said ${status}`);
  return { number: JSON.parse(body).number };
}
