import { snapshot } from "./collect.mjs";
import { send } from "./send.mjs";

export const share = (ticket) => send(ticket, snapshot());
