console.log('keymap.c');
