interface Face { family: string; weight: number }
enum Style { Normal, Italic }
export function css(face: Face, style: Style = Style.Normal): string {
  return `${Style[style].toLowerCase()} ${face.weight} 1em ${face.family}`;
}
export default { css };
