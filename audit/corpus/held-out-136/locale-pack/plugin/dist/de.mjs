export default { "save": "Speichern", "discard": "Verwerfen", "files": "{n} Dateien geändert" };
