console.log("thank you for installing mosswall");
