import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { RawAnswer as Raw } from '../../client/raw-answer.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { paint } from '../../theme/paint.ts'
import { Pre } from './raw-json.tsx'

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '2px 12px',
  margin: '8px 0',
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

/** An answer as it arrived: status, duration, headers, and the text of the body, not a letter of it changed. */
export function RawAnswerView({ raw, label }: { raw: Raw; label: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const took = format.number(raw.ms, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })
  return (
    <section aria-label={label}>
      <p>
        <code dir="ltr">{`${raw.method} ${raw.url}`}</code>
      </p>
      <Facts>
        <dt>{i18n._('HTTP status')}</dt>
        <dd>{raw.status}</dd>
        <dt>{i18n._('Duration')}</dt>
        <dd>{took}</dd>
        {raw.headers.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </Facts>
      <Pre label={i18n._('Body as received')} text={raw.text}>
        <CopyButton text={raw.text} label={i18n._('Copy body')} iconOnly={false} />
      </Pre>
    </section>
  )
}
