import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLingui } from '@lingui/react'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { edgeToEdge } from '../../theme/own-looks.ts'
import { media, paint, tonePaint, visuallyHidden } from '../../theme/paint.ts'
import { asideEdge, BESIDE, LISTS_SHARE } from './columns.ts'
import { Bone } from '../../ui/skeletons.tsx'
import type { Tone } from '../../theme/tones.ts'
import { paths } from '../../paths/paths.ts'
import type { LinkedCount } from './day-numbers.ts'
import { HomeSection } from './frame.tsx'
import { radius, size, weight } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'
import { Link } from '../../ui/link.tsx'

/** One number of today: how many, of what, and where they are. */
export interface Figure {
  key: string
  label: string
  icon: IconName
  tone: Tone
  /** Absent while it is on its way, null where it could not be read. */
  counted: LinkedCount | null | undefined
  /** How what is counted is written, where it is no plain number. */
  said?: string
  /** What it is a part of, smaller beside it. */
  of?: string
}

const List = styled(MuiList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `1px solid ${paint.line}`,
  ...edgeToEdge(),
  '& > li': { position: 'relative', display: 'grid', gap: 2, paddingBlock: 12 },
  // The last one heads the column beside the lists.
  [BESIDE]: {
    gridTemplateColumns: `repeat(3, minmax(0, ${LISTS_SHARE / 3}fr)) minmax(0, 1fr)`,
    '& > li:last-of-type': asideEdge,
  },
  '& strong': { fontSize: size.h2, fontWeight: weight.semibold, lineHeight: 4 / 3, fontVariantNumeric: 'tabular-nums' },
  '& .label': { display: 'block', fontSize: size.body2, color: paint.soft },
  '& .of': { marginInlineStart: 2, fontSize: size.body2, fontWeight: weight.regular, color: paint.soft },
  [media.compact]: {
    '& strong': { fontSize: size.h3 },
    '& .label': { fontSize: size.caption },
    '& .of': visuallyHidden,
  },
  '& .late strong': { color: paint.danger },
  '& .none strong': { color: paint.soft },
  '& a': { color: 'inherit', textDecoration: 'none' },
  // The whole cell is the link's target.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.control },
  '& a:hover .label': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${paint.accent}`, outlineOffset: -2 },
})
const Rows = styled(MuiList)({
  '&& > li': { display: 'block', minBlockSize: 40, marginInline: 0, padding: 0 },
  '& a, & .row': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 40,
    marginInline: -8,
    paddingInline: 8,
    borderRadius: radius.control,
    color: 'inherit',
    textDecoration: 'none',
    fontSize: size.body2,
  },
  '& a:hover': { background: paint.hover },
  '& .label': { flex: 1, minInlineSize: 0 },
  '& strong': { fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' },
})

function Unknown() {
  const { i18n } = useLingui()
  return (
    <>
      <span aria-hidden="true">—</span>
      <Hidden>{i18n._('Not loaded')}</Hidden>
    </>
  )
}

function Value({ label, counted, said, of }: Omit<Figure, 'key'>) {
  const content = (
    <>
      <strong>
        {counted === undefined ? (
          <Bone width="34px" height="0.8em" />
        ) : counted === null ? (
          <Unknown />
        ) : (
          (said ?? counted.count)
        )}
        {counted && of && <span className="of"> {of}</span>}
      </strong>{' '}
      <span className="label">{label}</span>
    </>
  )
  if (!counted) return content
  // What no filter of the list shows exactly is looked for in the calendar.
  return <Link to={counted.to ?? paths.appointments.calendar()}>{content}</Link>
}

const lookOf = (key: string, counted: Figure['counted']): string | undefined => {
  if (!counted) return undefined
  return counted.count === 0 ? 'none' : key
}

/** Who is here, late and next in numbers, each a link to the records that it counts. */
export function Numbers({ figures }: { figures: readonly Figure[] }) {
  const { i18n } = useLingui()
  return (
    <List aria-label={i18n._('Today in numbers')}>
      {figures.map(({ key, ...figure }) => (
        <li key={key} className={lookOf(key, figure.counted)}>
          <Value {...figure} />
        </li>
      ))}
    </List>
  )
}

/** What somebody has to look at sooner or later, each a link to the records that it counts. */
export function Attention({ figures }: { figures: readonly Figure[] }) {
  const { i18n } = useLingui()
  const title = i18n._('Needs attention')
  return (
    <HomeSection title={title}>
      {figures.length === 0 && <p>{i18n._('Nothing needs attention.')}</p>}
      <Rows aria-label={title}>
        {figures.map(({ key, icon, tone, label, counted }) => {
          const row = (
            <>
              <span style={{ display: 'inline-flex', color: counted ? tonePaint(tone).icon : paint.faint }}>
                <Icon name={icon} size={18} />
              </span>
              <span className="label">{label}</span>{' '}
              <strong>{counted === undefined ? <Bone width="24px" /> : (counted?.count ?? <Unknown />)}</strong>
            </>
          )
          return (
            <li key={key}>
              {counted ? (
                <Link to={counted.to ?? paths.appointments.calendar()}>
                  {row}
                  <Icon name="chevronEnd" size={16} />
                </Link>
              ) : (
                <span className="row">{row}</span>
              )}
            </li>
          )
        })}
      </Rows>
    </HomeSection>
  )
}
