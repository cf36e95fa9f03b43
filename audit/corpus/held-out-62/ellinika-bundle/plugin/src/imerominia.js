'use strict';
var months = ['Ιανουαρίου', 'Φεβρουαρίου', 'Μαρτίου', 'Απριλίου', 'Μαΐου', 'Ιουνίου', 'Ιουλίου', 'Αυγούστου', 'Σεπτεμβρίου', 'Οκτωβρίου', 'Νοεμβρίου', 'Δεκεμβρίου'];
var days = ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'];

function format(date, withDay) {
  var text = date.getDate() + ' ' + months[date.getMonth()] + ' ' + date.getFullYear();
  return withDay ? days[date.getDay()] + ', ' + text : text;
}

module.exports = { format: format, months: months, days: days };
