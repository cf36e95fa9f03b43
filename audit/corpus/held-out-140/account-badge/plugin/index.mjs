import { load } from "./lib/store.mjs";
import { ACCOUNT_FILE } from "./lib/places.mjs";

export async function badge() {
  const account = await load(ACCOUNT_FILE);
  return account ? `${account.email} (${String(account.token).length})` : "signed out";
}
