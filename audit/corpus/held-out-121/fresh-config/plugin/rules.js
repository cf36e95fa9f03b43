module.exports = [["utilise", "use"], ["in order to", "to"]];
