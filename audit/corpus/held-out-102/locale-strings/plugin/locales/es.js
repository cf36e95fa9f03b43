module.exports = { save: 'Guardar', cancel: 'Cancelar', delete: 'Eliminar', constructor: 'Constructor' };
