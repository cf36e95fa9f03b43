module.exports = { save: 'Opslaan', cancel: 'Annuleren', delete: 'Verwijderen', constructor: 'Constructor' };
