import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { IssuedCard } from './issued-card.tsx'
import { QrCode } from './qr-code.tsx'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '& > div:last-child': { gridColumn: '1 / -1' },
  '& h3': { margin: '0 0 8px', fontSize: size.body2, fontWeight: weight.semibold },
  '& p': { margin: '0 0 8px', color: paint.soft, fontSize: size.body2 },
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** An invitation link, at the one moment at which it is told: its QR code, what to know about it, and the link to copy. */
export function IssuedLink({ link, advice }: { link: string; advice: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <Frame>
      <QrCode text={link} label={i18n._('QR code of the invitation link')} />
      <div>
        <h3>{i18n._('Scan, or send the link')}</h3>
        {advice.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <IssuedCard texts={[{ label: i18n._('Invitation link'), text: link, copyLabel: i18n._('Copy link') }]} />
    </Frame>
  )
}
