export default { commands: 'Befehle', edits: 'Änderungen', lines: 'Zeilen geschrieben', other: 'Sonstiges', reads: 'Dateien gelesen', searches: 'Suchen' };
