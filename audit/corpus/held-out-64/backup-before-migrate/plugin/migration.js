// What counts as a migration. Words only: this decides whether to ask, never whether to allow.
const PATTERNS = [
  /\b(?:rails|rake)\s+db:(?:migrate|rollback|schema:load|drop|reset)\b/,
  /\bmanage\.py\s+(?:migrate|flush)\b/,
  /\balembic\s+(?:upgrade|downgrade)\b/,
  /\b(?:flyway|liquibase)\s+(?:migrate|clean|update|rollback)\b/,
  /\b(?:knex|sequelize|typeorm)\b.*\bmigrat/,
  /\bprisma\s+(?:migrate\s+(?:deploy|reset)|db\s+push)\b/,
  /\b(?:psql|mysql|sqlite3)\b.*\.sql\b/,
];

export const isMigration = (command) => PATTERNS.some((pattern) => pattern.test(command));
