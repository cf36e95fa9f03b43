export const hello = (name) => `${name}さん、こんにちは。`;
