import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Guest, Voting } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { paint, tonePaint } from '../../../theme/paint.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { answerFace } from './answers.ts'
import { ballotsOf } from './ballots.ts'
import { bestOption, type CountedOption } from './rank.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Hidden } from '../../../ui/hidden.ts'

interface VoteGridProps {
  voting: Pick<Voting, 'votes' | 'chosenOptionId'> & { options: readonly CountedOption[] }
  /** The guests who are asked. */
  guests: readonly Guest[]
  /** What holds the time of each option, by the option's id; an option is missing while that is not known. */
  inTheWay: ReadonlyMap<string, readonly Appointment[]>
  /** IANA zone of the options. */
  zone: string
  /** Names the place of that zone beside a time where its clock is another one than the house's. */
  inZone: (said: string, at: string) => string
  busy: boolean
  /** Absent where no time may be chosen; answers whether it was. */
  onChoose?: ((option: CountedOption) => Promise<boolean>) | undefined
}

const warning = tonePaint('pending')
/** Width of the column of names, in pixels. */
const WHO = 92
const Scroll = styled('section')({
  overflowX: 'auto',
  // No column stands half in sight beside the names.
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: WHO,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  '& table': { borderCollapse: 'separate' },
  '& th, & td': {
    minInlineSize: 124,
    padding: '7px 10px',
    borderBlockEnd: `1px solid ${paint.line}`,
    verticalAlign: 'top',
    fontWeight: weight.regular,
    whiteSpace: 'normal',
  },
  '& tr > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    // A button of a column that is scrolled goes under it too.
    zIndex: 1,
    inlineSize: WHO,
    minInlineSize: WHO,
    maxInlineSize: WHO,
    background: paint.surface,
    overflowWrap: 'anywhere',
  },
  // A long name makes no row of many lines; it stands whole among the guests above.
  '& .whose': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
  '& tr > :not(:first-of-type)': { scrollSnapAlign: 'start' },
  '& thead th': { fontWeight: weight.medium },
  '& .best': { background: paint.accentTint },
  '& .taken': { background: paint.hover },
  '& tfoot th': { color: paint.soft },
  '& tfoot tr:last-of-type > *': { borderBlockEnd: 0 },
  '& .counts span': { display: 'inline-flex', alignItems: 'center', gap: 2, marginInlineEnd: 8 },
  '& .conflict': { display: 'flex', gap: 4, color: warning.text, fontSize: size.caption },
  // Icon and word say it: color is kept for the state of appointments.
  '& .said': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  '& .said[data-answer="no"], & .said[data-answer="if-need-be"]': { color: paint.soft },
  '& .best .said': { color: paint.accentStrong },
  '& .unsaid': { color: paint.soft },
})
/** Who can come when: people down, options across, with counts, what is in the way, and the best option marked. */
export function VoteGrid({ voting, guests, inTheWay, zone, inZone, busy, onChoose }: VoteGridProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { options, chosenOptionId } = voting
  const isFree = ({ id }: CountedOption) => inTheWay.get(id)?.length === 0
  const best = bestOption(options, isFree)
  const ballots = ballotsOf(voting, guests)
  const mark = (option: CountedOption) => (option.id === best?.id ? 'best' : isTaken(option) ? 'taken' : undefined)
  const isTaken = ({ id }: CountedOption) => (inTheWay.get(id)?.length ?? 0) > 0
  const scroll = useRef<HTMLDivElement>(null)
  const bestId = best?.id
  // The time to choose is in sight, however many stand before it; the panel itself stays where it is.
  useLayoutEffect(() => {
    const [box, cell] = [scroll.current, scroll.current?.querySelector('thead .best')]
    if (!box || !cell || bestId === undefined) return
    const [around, at] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
    box.scrollLeft += Math.max(0, at.right - around.right) - Math.max(0, around.left - at.left)
  }, [bestId])
  const asked = useRef<string>(null)
  const chosen = useRef<HTMLSpanElement>(null)
  // The button that was pressed has become the word for it, and the next one beside it is not meant.
  useEffect(() => {
    if (asked.current === null || asked.current !== chosenOptionId) return
    asked.current = null
    chosen.current?.focus()
  }, [chosenOptionId])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <Scroll ref={scroll} tabIndex={0} aria-label={i18n._('Votes by guest')}>
      <Table aria-label={i18n._('Votes')}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{i18n._('Who')}</TableCell>
            {options.map((option) => (
              <TableCell key={option.id} scope="col" className={mark(option)}>
                {format.date(option.startDate, zone, 'day')}
                <br />
                {inZone(format.timeRange(option.startDate, option.endDate, zone), option.startDate)}
                {option.id === best?.id && (
                  <>
                    <br />
                    <span className="said">
                      <Icon name="check" size={16} />
                      {i18n._('Best')}
                    </span>
                  </>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ballots.map(({ name, answers }, at) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row">
                <span className="whose">{name}</span>
              </TableCell>
              {options.map((option) => {
                const answer = answers.get(option.id)
                const face = answer && answerFace(answer)
                return (
                  <TableCell key={option.id} className={mark(option)}>
                    {face ? (
                      <span className="said" data-answer={answer}>
                        <Icon name={face.icon} size={16} />
                        {i18n._(face.label)}
                      </span>
                    ) : (
                      <span className="unsaid">{i18n._('No answer')}</span>
                    )}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {i18n._('Totals')}
            </TableCell>
            {options.map((option) => (
              <TableCell key={option.id} className={`counts ${mark(option) ?? ''}`}>
                {(['yes', 'if-need-be', 'no'] as const).map((answer) => (
                  <span key={answer} title={i18n._(answerFace(answer).label)}>
                    <Icon name={answerFace(answer).icon} size={13} />
                    <Hidden>{i18n._(answerFace(answer).label)}</Hidden>
                    {option.counts[answer]}
                  </span>
                ))}
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">
              {i18n._('Blocked by')}
            </TableCell>
            {options.map((option) => (
              <TableCell key={option.id} className={mark(option)}>
                {(inTheWay.get(option.id) ?? []).map((it) => (
                  <span key={it.id} className="conflict">
                    <Icon name="warning" size={13} />
                    {i18n._('{name} {time}', {
                      name: appointmentName(it) || it.title,
                      time: format.timeRange(it.startDate, it.endDate, zone),
                    })}
                  </span>
                ))}
                {isFree(option) && <span className="unsaid">{i18n._('Nothing')}</span>}
                {!inTheWay.has(option.id) && <span className="unsaid">{i18n._('Not loaded')}</span>}
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">
              {i18n._('Choice')}
            </TableCell>
            {options.map((option) => (
              <TableCell key={option.id} className={mark(option)}>
                {chosenOptionId === option.id ? (
                  <span ref={chosen} tabIndex={-1} className="said">
                    <Icon name="check" size={16} />
                    {i18n._('Chosen')}
                  </span>
                ) : (
                  onChoose && (
                    <Button
                      busy={busy}
                      aria-label={i18n._('Choose this time: {time}', {
                        time: inZone(format.dateTimeRange(option.startDate, option.endDate, zone), option.startDate),
                      })}
                      onClick={() => {
                        asked.current = option.id
                        void onChoose(option).then((isChosen) => {
                          if (!isChosen) asked.current = null
                        })
                      }}
                    >
                      {i18n._('Choose')}
                    </Button>
                  )
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </Scroll>
  )
}
