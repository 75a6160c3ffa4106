/** Stops what global-setup.mjs started; both run in jest's own process. */
export default async () => {
  await globalThis.docketTestDatabase?.stop();
};
