import type { I18n } from '@lingui/core'
import type { IssuedKey } from '#api/contract/keys.ts'
import { confirm } from '../../ui/confirm.ts'
import type { IssuedText } from './issued-card.tsx'

/** Asks before a secret that is shown this once goes away; answers whether it may. */
export const mayHideSecret = (i18n: I18n): Promise<boolean> =>
  confirm({
    title: i18n._('Have you saved the secret?'),
    text: i18n._('We show the secret only once. The key doesn’t work without it.'),
    confirmLabel: i18n._('Yes, close'),
    cancelLabel: i18n._('Back'),
  })

/** The two texts of a key at the one moment at which its secret is shown. */
export const textsOfKey = (i18n: I18n, { accessKeyId, secretAccessKey }: IssuedKey): IssuedText[] => [
  { label: i18n._('Access key ID'), text: accessKeyId, copyLabel: i18n._('Copy ID') },
  { label: i18n._('Secret access key'), text: secretAccessKey, copyLabel: i18n._('Copy the secret') },
]
