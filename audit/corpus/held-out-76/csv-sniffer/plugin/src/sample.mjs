export const sample = 'id;name;born\n1;Ada;1815\n2;Grace;1906\n';
