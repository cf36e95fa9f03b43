export enum Tool { tsconfig, jsconfig, babel, swc }
export enum Form { json, rc }

export interface Source { tool: Tool; form: Form }

export const sources: Source[] = [
  { tool: Tool.tsconfig, form: Form.json },
  { tool: Tool.jsconfig, form: Form.json },
  { tool: Tool.babel, form: Form.rc },
  { tool: Tool.swc, form: Form.rc },
];

export const label = ({ tool, form }: Source): string =>
  form === Form.rc ? `.${Tool[tool]}${Form[form]}` : `${Tool[tool]}.${Form[form]}`;
