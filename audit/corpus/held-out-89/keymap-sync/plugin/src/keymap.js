exports.KEYMAP = { 'ctrl+r': 'history', 'ctrl+g': 'editor', 'alt+m': 'mode' };
