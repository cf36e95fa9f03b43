module.exports = { name: "review-notes-server" };
