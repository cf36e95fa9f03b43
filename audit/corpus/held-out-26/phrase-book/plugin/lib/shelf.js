'use strict';

// Fills a book from a file and gives back its entries.
exports.fill = (book, file) => {
  book.load(file);
  const { exports: entries } = book;
  return Object.entries(entries);
};
