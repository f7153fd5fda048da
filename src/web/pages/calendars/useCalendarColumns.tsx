import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Calendar } from '../../../api/contract/calendars.ts'
import { offsetOf, zoneNow } from '../../fields/zone-now.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../ui/paint.ts'
import type { Column } from '../../ui/table/columns.ts'

const Named = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: 99,
    background: paint.accentTint,
    color: paint.accent,
  },
  '& > span[data-type="asset"]:first-of-type': { borderRadius: 8, background: paint.canvas, color: paint.soft },
})
const Soft = styled('small')({ color: paint.soft, fontSize: '0.78125rem', whiteSpace: 'nowrap' })
const Words = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > span': {
    paddingInline: 8,
    borderRadius: 99,
    background: paint.canvas,
    border: `1px solid ${paint.line}`,
    fontSize: '0.75rem',
  },
})

/** The columns of the list of calendars. */
export function useCalendarColumns(): Column<Calendar>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const kinds = { agent: i18n._('Person'), asset: i18n._('Thing') }
  return [
    {
      id: 'name',
      header: i18n._('Name'),
      sortValue: ({ name }) => name,
      render: ({ name, type }) => (
        <Named>
          <span data-type={type}>
            <Icon name={type === 'asset' ? 'room' : 'user'} size={16} />
          </span>
          {name}
        </Named>
      ),
    },
    {
      id: 'type',
      header: i18n._('Kind'),
      width: '100px',
      sortValue: ({ type }) => type,
      render: ({ type }) => kinds[type] ?? type,
    },
    {
      id: 'timezone',
      header: i18n._('Time zone'),
      width: '270px',
      sortValue: ({ timezone }) => timezone,
      render: ({ timezone }) => {
        const now = zoneNow(format, timezone)
        return (
          <span>
            {timezone} {now && <Soft>{`${offsetOf(timezone, Date.now())} · ${now.time}`}</Soft>}
          </span>
        )
      },
    },
    {
      id: 'email',
      header: i18n._('E-mail'),
      width: '200px',
      hideBelow: 900,
      sortValue: ({ email }) => email,
      render: ({ email }) => email ?? '—',
    },
    {
      id: 'tags',
      header: i18n._('Tags'),
      width: '210px',
      hideBelow: 720,
      render: ({ tags }) =>
        tags.length === 0 ? (
          '—'
        ) : (
          <Words>
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </Words>
        ),
    },
  ]
}
