import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'

const Chips = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    paddingInline: 8,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.round,
    background: paint.canvas,
    fontSize: size.caption,
  },
  '& i': { flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: radius.round },
})

/** Chips before the rest becomes a number. */
const SHOWN = 3

interface ServiceChipsProps {
  services: readonly { id: string; name: string; color?: string | null | undefined }[]
}

/** Services by name and colour; the title has them all. */
export function ServiceChips({ services }: ServiceChipsProps) {
  const { i18n } = useLingui()
  const rest = services.length - SHOWN
  return (
    <Chips data-tooltip={services.map(({ name }) => name).join(', ')}>
      {services.slice(0, SHOWN).map(({ id, name, color }) => (
        <span key={id}>
          <i style={{ background: color ?? 'var(--fd-palette-status-neutral-edge)' }} />
          {name}
        </span>
      ))}
      {rest > 0 && <span>{i18n._('{count, plural, one {# more} other {# more}}', { count: rest })}</span>}
    </Chips>
  )
}
