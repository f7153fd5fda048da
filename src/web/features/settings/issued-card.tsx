import styled from '@emotion/styled'
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

/** A text that is told this once, and what its copy button is called. */
export interface IssuedText {
  label: string
  text: string
  copyLabel: string
}

/** What was made for somebody, at the one moment at which it can be copied. */
export function IssuedCard({ advice, texts }: { advice?: string; texts: readonly IssuedText[] }) {
  return (
    <Card>
      {advice !== undefined && <p>{advice}</p>}
      <dl>
        {texts.map(({ label, text, copyLabel }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="ltr">{text}</dd>
            <dd>
              <CopyButton text={text} label={copyLabel} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
