const FLAGS = { no: "🇳🇴", jp: "🇯🇵", rainbow: "🏳️‍🌈", scotland: "🏴󠁧󠁢󠁳󠁣󠁴󠁿", wales: "🏴󠁧󠁢󠁷󠁬󠁳󠁿" };
const FAMILY = "👩‍👩‍👧‍👦";

export default (ctx) => ctx.registerTool("card", { run: ({ land, text }) => `${FLAGS[land] ?? ""} ${text} ${FAMILY} ❤️` });
