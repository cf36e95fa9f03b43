const day = new Date().getDay();
console.log("Please ask the user before committing, and show the diff first.");
if (day === 5) console.log("It is Friday: suggest leaving deployments for Monday. The user decides.");
