module.exports = { save: 'Speichern', cancel: 'Abbrechen', delete: 'Löschen', constructor: 'Konstruktor' };
