// Turns retro notes into minutes and tickets.
export default { name: "sprint-retro-minutes", activate() {} };
