// les plats du jour, à compléter chaque été
export const dishes = ["crème brûlée", "tête de veau à la vinaigrette", "pâté en croûte", "épinards à la crème"];
