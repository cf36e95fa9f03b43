export const known = ['PORT', 'DATABASE_URL', 'API_TOKEN', 'AWS_SECRET_ACCESS_KEY'];
