export default { "save": "Guardar", "discard": "Descartar", "files": "{n} ficheiros alterados" };
