exports.list = (ctx) => ctx.state.get("board") || [];
