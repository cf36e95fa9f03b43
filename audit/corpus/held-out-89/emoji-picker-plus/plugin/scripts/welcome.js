console.log('Thanks for using emoji-picker-plus!');
