export const h = (tag, props, ...kids) => `<${tag}>${kids.join('')}</${tag}>`;
