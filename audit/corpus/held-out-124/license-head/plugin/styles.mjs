const slash = { mark: '//' };
const hash = { mark: '#' };
export const styles = { '.js': slash, '.ts': slash, '.go': slash, '.c': slash, '.py': hash, '.rb': hash, '.sh': hash };
