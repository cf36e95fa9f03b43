import { connect } from "node:net";

export const tools = {
  up: ({ port = 5432 }) =>
    new Promise((resolve) => {
      const s = connect(port, "db.example.com");
      s.setTimeout(1500, () => (s.destroy(), resolve(false)));
      s.once("connect", () => (s.end(), resolve(true)));
      s.once("error", () => resolve(false));
    }),
};
