import { formatter } from '@lingui/format-po'

/** Where the texts are found and where their translations stand; `npm run messages` reads it. */
export default {
  rootDir: new URL('..', import.meta.url).pathname,
  sourceLocale: 'en',
  locales: ['en', 'es'],
  // Languages that say only what differs from another; the script of the messages keeps them.
  variants: { 'en-GB': 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/web/locales/{locale}',
      include: ['<rootDir>/src/web'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
  ],
  // The id of a message is its English text. Without the places of use two branches rarely touch the same line.
  format: formatter({ origins: false, lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
}
