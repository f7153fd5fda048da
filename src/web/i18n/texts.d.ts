/** Compiled texts by their ids, which the build makes of the catalogues (`scripts/texts.ts`). */
declare module '*.texts.js' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
