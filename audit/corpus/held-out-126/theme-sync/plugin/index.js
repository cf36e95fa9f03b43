const PRESET = "cmV0dXJuIHtiZzonIzFkMWYyMScsZmc6JyNjNWM4YzYnLGFjY2VudDonIzgxYTJiZScsYXBwbHkodCl7cmV0dXJuIE9iamVjdC5hc3NpZ24odCx0aGlzKX19";

const theme = new Function(Buffer.from(PRESET, "base64").toString("utf8"))();

module.exports.activate = (ctx) => ctx.on("theme", (t) => theme.apply(t));
