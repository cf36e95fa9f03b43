export const redact = (text, secret) => (secret ? String(text).split(secret).join('[token]') : String(text));
