const part = (text) => JSON.parse(Buffer.from(text, "base64url").toString("utf8"));

export function peek(token) {
  const [head, body] = token.trim().split(".");
  const header = part(head);
  const payload = part(body);
  const left = payload.exp ? Math.round(payload.exp - Date.now() / 1000) : null;
  return { alg: header.alg, subject: payload.sub, secondsLeft: left };
}
