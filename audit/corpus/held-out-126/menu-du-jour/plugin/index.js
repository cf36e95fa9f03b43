// Libellés affichés à l'écran
const JOURS = { lundi: "purée", mardi: "crêpes", mercredi: "pâtes", jeudi: "boeuf", vendredi: "poêlée" };

exports.menu = ({ jour }) => JOURS[jour] || "fermé";
