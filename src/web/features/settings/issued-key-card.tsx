import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { IssuedKey } from '#api/contract/keys.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

const Card = styled('div')({
  '& p': { margin: '0 0 14px', color: paint.soft },
  '& dl': { display: 'grid', gap: 10, margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    padding: '8px 8px 8px 12px',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.canvas,
  },
  '& dt': { gridColumn: '1 / -1', color: paint.soft, fontSize: size.caption },
  '& dd': { margin: 0, fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
})

/** A key with its secret, at the one moment at which there is one. */
export function IssuedKeyCard({ issued }: { issued: IssuedKey }) {
  const { i18n } = useLingui()
  return (
    <Card>
      <p>{i18n._('Save both in a safe place. We can’t show the secret again; if you lose it, create a new key.')}</p>
      <dl>
        <div>
          <dt>{i18n._('Access key ID')}</dt>
          <dd dir="ltr">{issued.accessKeyId}</dd>
          <dd>
            <CopyButton text={issued.accessKeyId} label={i18n._('Copy ID')} />
          </dd>
        </div>
        <div>
          <dt>{i18n._('Secret access key')}</dt>
          <dd dir="ltr">{issued.secretAccessKey}</dd>
          <dd>
            <CopyButton text={issued.secretAccessKey} label={i18n._('Copy the secret')} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
