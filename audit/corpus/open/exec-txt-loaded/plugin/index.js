require('./notes.txt');
