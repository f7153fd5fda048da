import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { media, paint, tonePaint, visuallyHidden } from '../../theme/paint.ts'
import { Bone } from '../../ui/Skeletons.tsx'
import type { Tone } from '../../theme/colors.ts'
import { paths } from '../paths.ts'
import type { Counted } from './numbers.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** One number of today: how many, of what, and where they are. */
export interface Figure {
  key: string
  label: string
  icon: IconName
  tone: Tone
  /** Absent while it is on its way, null where it could not be read. */
  counted: Counted | null | undefined
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 10,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  [media.compact]: { gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))', gap: 8 },
})
const Tile = styled('li', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone | undefined }>(
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    minBlockSize: 82,
    padding: '10px 12px',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
    background: paint.surface,
    '& .fd-icon': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12, color: paint.soft },
    '& strong': { fontSize: size.h2, fontWeight: weight.semibold, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
    '& .label': { display: 'block', fontSize: size.body2, color: paint.soft, lineHeight: 1.3 },
    '& a': { color: 'inherit', textDecoration: 'none' },
    // The whole tile is the link's target.
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.sheet },
    '&:has(a):hover': { backgroundImage: `linear-gradient(${paint.hover}, ${paint.hover})` },
    '&:has(a):hover .label': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  },
  ({ tone }) => {
    if (tone === undefined) return { '& strong': { color: paint.soft } }
    const { bg, edge, text } = tonePaint(tone)
    return {
      background: bg,
      borderColor: 'transparent',
      color: text,
      '& .label': { display: 'block', fontSize: size.body2, color: text, lineHeight: 1.3 },
      '& .fd-icon': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12, color: edge },
    }
  },
)

const Hidden = styled('span')(visuallyHidden)

function Value({ label, counted }: Pick<Figure, 'label' | 'counted'>) {
  const { i18n } = useLingui()
  if (counted === undefined) {
    return (
      <>
        <strong>
          <Bone width="34px" height="0.8em" />
        </strong>
        <span className="label">{label}</span>
      </>
    )
  }
  const unknown = (
    <>
      <span aria-hidden="true">—</span>
      <Hidden>{i18n._('Not loaded')}</Hidden>
    </>
  )
  const content = (
    <>
      <strong>{counted?.count ?? unknown}</strong> <span className="label">{label}</span>
    </>
  )
  if (!counted) return content
  // What no filter of the list shows exactly is looked for in the calendar.
  return <Link to={counted.to ?? paths.appointments.calendar()}>{content}</Link>
}

/** Today in numbers, each a link to the records that it counts. */
export function Numbers({ figures }: { figures: readonly Figure[] }) {
  const { i18n } = useLingui()
  return (
    <List aria-label={i18n._('Today in numbers')}>
      {figures.map(({ key, label, icon, tone, counted }) => (
        <Tile key={key} tone={counted && counted.count > 0 ? tone : undefined}>
          <Icon name={icon} size={17} />
          <Value label={label} counted={counted} />
        </Tile>
      ))}
    </List>
  )
}
