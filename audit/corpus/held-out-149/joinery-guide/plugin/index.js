const J = new Map([["drawer", "half-blind dovetail"], ["frame", "mortise and tenon"], ["shelf", "housing"]]);
export function joint(where) { return J.get(where) ?? "butt joint with screws"; }
