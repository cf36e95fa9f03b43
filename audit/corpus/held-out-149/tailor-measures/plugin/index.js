export function suspect(row) { return row.sleeve > row.leg || row.chest < 60; }
