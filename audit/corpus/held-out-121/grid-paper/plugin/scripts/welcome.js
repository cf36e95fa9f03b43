console.log("Thanks for installing grid-paper!");
