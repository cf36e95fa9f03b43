export async function messages(locale) {
  const mod = await import(`./locales/${locale}.js`);
  return mod.default;
}
export default async (ctx) => ctx.provide('i18n', await messages(ctx.locale ?? 'en'));
