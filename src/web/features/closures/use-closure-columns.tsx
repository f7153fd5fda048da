import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Closure } from '#api/contract/closures.ts'
import { useClosureLabels } from '../../fields/labels/closures.ts'
import { useCalendars } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import type { Column } from '../../ui/table/columns.ts'
import { closureExtent, closureHours, closureKind, closureDays } from './closure-words.ts'
import { nextDay } from './closure-year.ts'
import { KindMark } from './year-strip.tsx'

const Aside = styled('span')({ marginInlineStart: 8, color: paint.soft, fontSize: size.body2 })
const Marked = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })

/** What comes after all that is still to come. */
const OVER = '9999'

/** The columns of the closures. */
export function useClosureColumns(today: string): Column<Closure>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const labels = useClosureLabels()
  const { byId } = useCalendars()
  return [
    {
      id: 'when',
      header: labels.dates,
      sortValue: (closure) => nextDay(closure, today) ?? `${OVER}${closure.dates?.[0] ?? ''}`,
      text: (closure) => `${closureDays(format, closure, today)}, ${closureExtent(i18n, format, closure)}`,
      render: (closure) => (
        <>
          {closureDays(format, closure, today)}
          <Aside>{nextDay(closure, today) === undefined ? i18n._('Past') : closureExtent(i18n, format, closure)}</Aside>
        </>
      ),
    },
    {
      id: 'reason',
      header: labels.reason,
      width: '22%',
      sortValue: ({ reason }) => reason,
      render: ({ reason }) => reason,
    },
    {
      id: 'for',
      header: labels.calendarIds,
      width: '20%',
      hideBelow: 720,
      onCard: true,
      render: ({ calendarIds }) =>
        calendarIds.length === 0
          ? i18n._('Whole house')
          : format.list(calendarIds.map((id) => byId.get(id)?.name ?? i18n._('Unknown'))),
    },
    {
      id: 'hours',
      header: labels.ranges,
      width: '170px',
      hideBelow: 720,
      onCard: true,
      render: (it) => closureHours(i18n, format, it),
    },
    {
      id: 'kind',
      header: labels.kind,
      width: '150px',
      aside: 152,
      text: (it) => i18n._(closureKind(it)),
      render: (it) => (
        <Marked>
          <KindMark kind={it.kind === 'open' ? 'open' : it.ranges.length > 0 ? 'part' : 'closed'} />
          {i18n._(closureKind(it))}
        </Marked>
      ),
    },
    {
      id: 'source',
      header: labels.sourceUid,
      width: '150px',
      hideBelow: 1080,
      render: ({ sourceUid }) => (sourceUid === null ? '' : i18n._('Calendar file')),
    },
  ]
}
