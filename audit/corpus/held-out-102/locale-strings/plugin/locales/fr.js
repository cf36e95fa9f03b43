module.exports = { save: 'Enregistrer', cancel: 'Annuler', delete: 'Supprimer', constructor: 'Constructeur' };
