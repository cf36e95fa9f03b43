import * as board from "file:///opt/sideboard/index.mjs";
export const activate = (ctx) => board.attach(ctx);
