export function lines(text) {
  return text === "" ? 0 : text.split("\n").length;
}
