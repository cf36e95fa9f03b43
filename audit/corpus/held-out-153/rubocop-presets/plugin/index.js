export const name = "rubocop-presets";
