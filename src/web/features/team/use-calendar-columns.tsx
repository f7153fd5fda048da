import { zonePlace } from '../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { initialsOf } from '../../fields/initials.ts'
import { isTold, toldOf } from '../../client/reading/warnings.ts'
import { useNow } from '../../client/use-now.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import type { Column } from '../../ui/table/columns.ts'
import { idColumn } from '../../ui/table/id-column.tsx'
import { changeInWords, minutesForward } from './clock-change.ts'
import type { WeekSum } from './use-week-sums.ts'
import { zoneFacts } from './zone-facts.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Named = styled('span')({
  gap: 10,
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: radius.round,
    background: paint.avatar,
    color: paint.ink,
    fontSize: size.overline,
    fontWeight: weight.medium,
  },
  // No part of the name, where that is copied or searched for.
  '& > span[data-initials]::before': { content: 'attr(data-initials)' },
  '& > span[data-type="asset"]:first-of-type': { borderRadius: radius.control },
})
const Soft = styled('small')({
  color: paint.soft,
  fontSize: size.caption,
  whiteSpace: 'nowrap',
  // A narrow column or card says the place, and nothing half.
  '@container (max-width: 1079.95px)': { '&[data-room]': { display: 'none' } },
})
const Words = styled('span')({
  display: 'flex',
  gap: 4,
  // A card says one fact after the other.
  '@container (max-width: 559.95px)': { display: 'inline-flex' },
  '& > span': {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: 6,
    borderRadius: radius.card,
    background: paint.avatar,
    fontSize: size.caption,
    fontWeight: weight.medium,
    '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
  },
  '& > [data-tooltip]': { flex: 'none' },
})

/** Tags that a row shows by name: more of them would be cut until none could be read. */
const SHOWN = 2

function Tags({ tags }: { tags: readonly string[] }) {
  const format = useFormat()
  const rest = tags.slice(SHOWN).join(', ')
  return (
    <Words>
      {tags.slice(0, SHOWN).map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
      {rest !== '' && (
        <span data-tooltip={rest}>
          <span aria-hidden="true">+{format.number(tags.length - SHOWN)}</span>
          <Hidden>{rest}</Hidden>
        </span>
      )}
    </Words>
  )
}

const Share = styled('span')({
  display: 'flex',
  // A card says one fact after the other.
  '@container (max-width: 559.95px)': { display: 'inline-flex' },
  alignItems: 'center',
  gap: 12,
  color: paint.ink,
  fontVariantNumeric: 'tabular-nums',
  // A bar for each row of a list costs one element, and no component.
  '& > i': {
    inlineSize: 72,
    blockSize: 4,
    borderRadius: radius.round,
    background: `linear-gradient(${paint.fill}, ${paint.fill}) no-repeat ${paint.track}`,
  },
  '&:dir(rtl) > i': { backgroundPosition: '100% 0' },
  '@media (forced-colors: active)': { '& > i': { display: 'none' } },
})

/**
 * The columns of the list of calendars; `services` says how many services each of them offers, `weeks` how this week of
 * each is, once that is known.
 */
export function useCalendarColumns(
  services: ReadonlyMap<string, number> | undefined,
  weeks: ReadonlyMap<string, WeekSum>,
): readonly Column<Calendar>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  return useMemo(() => {
    const kinds = { agent: i18n._('Person'), asset: i18n._('Resource') }
    const factsOf = zoneFacts(now, format)
    const countOf = ({ id }: Calendar) => services && (services.get(id) ?? 0)
    const openOf = ({ id }: Calendar) => weeks.get(id)?.open
    const shareOf = ({ id }: Calendar) => {
      const { open, booked } = weeks.get(id) ?? { open: 0, booked: 0 }
      return open === 0 ? undefined : booked / open
    }
    const more = { hideBelow: 1080, optional: true } as const
    return [
      {
        id: 'name',
        header: i18n._('Name'),
        sortValue: ({ name }) => name,
        render: ({ name, type }) => (
          <Named className="marked">
            <span data-type={type} data-initials={type === 'asset' ? undefined : initialsOf(name)} aria-hidden="true">
              {type === 'asset' && <Icon name="resource" size={16} />}
            </span>
            <span>{name}</span>
          </Named>
        ),
      },
      {
        id: 'type',
        header: i18n._('Kind'),
        width: '90px',
        // The face says it too, and so do the tabs.
        hideBelow: 1080,
        sortValue: (calendar) => (isTold(calendar, 'type') ? (kinds[calendar.type] ?? calendar.type) : null),
        render: (calendar) => (isTold(calendar, 'type') ? (kinds[calendar.type] ?? calendar.type) : '—'),
      },
      {
        id: 'tags',
        header: i18n._('Tags'),
        width: 'clamp(150px, 20.2cqi, 190px)',
        hideBelow: 720,
        onCard: true,
        text: ({ tags }) => tags.join(', '),
        render: ({ tags }) => (tags.length === 0 ? '—' : <Tags tags={tags} />),
      },
      {
        id: 'hours',
        header: i18n._('Hours this week'),
        width: '154px',
        hideBelow: 720,
        onCard: true,
        csvHeader: i18n._('Hours this week (minutes)'),
        sortValue: openOf,
        csv: (calendar) => openOf(calendar) ?? null,
        render: (calendar) => {
          const open = openOf(calendar)
          return open === undefined ? '—' : format.minutes(open)
        },
      },
      {
        id: 'week',
        header: i18n._('Booked this week'),
        width: '160px',
        hideBelow: 900,
        sortValue: shareOf,
        csv: (calendar) => shareOf(calendar) ?? null,
        render: (calendar) => {
          const share = shareOf(calendar)
          if (share === undefined) return '—'
          return (
            <Share>
              <i style={{ backgroundSize: `${Math.min(1, share) * 100}% 100%` }} aria-hidden="true" />
              {format.percent(share)}
            </Share>
          )
        },
      },
      {
        id: 'timezone',
        header: i18n._('Time zone'),
        width: 'clamp(122px, 60cqi - 443px, 205px)',
        sortValue: (calendar) => toldOf(calendar, 'timezone'),
        render: (calendar) => {
          const timezone = toldOf(calendar, 'timezone') ?? ''
          const { offset, time } = factsOf(timezone)
          return (
            <span>
              {timezone ? zonePlace(timezone) : '—'} {offset && <Soft data-room>{`${offset} · ${time}`}</Soft>}
            </span>
          )
        },
      },
      {
        ...more,
        id: 'clockChange',
        header: i18n._('Next clock change'),
        width: '170px',
        sortValue: ({ timezone }) => factsOf(timezone).change?.at ?? null,
        csv: ({ timezone }) => {
          return factsOf(timezone).change?.date ?? null
        },
        render: ({ timezone }) => {
          const { change } = factsOf(timezone)
          if (change === undefined) return '—'
          const by = minutesForward(change)
          return (
            <span data-tooltip={changeInWords(i18n, format, change)}>
              {format.plainDate(change.date)} <Soft>{`${by > 0 ? '+' : '−'}${format.minutes(Math.abs(by))}`}</Soft>
            </span>
          )
        },
      },
      {
        ...more,
        id: 'email',
        header: i18n._('Email'),
        width: '220px',
        sortValue: ({ email }) => email,
        render: ({ email }) => email ?? '—',
      },
      {
        ...more,
        id: 'services',
        header: i18n._('Services'),
        width: '110px',
        align: 'end',
        sortValue: countOf,
        csv: (calendar) => countOf(calendar) ?? null,
        render: (calendar) => {
          const count = countOf(calendar)
          return count === undefined ? '—' : format.number(count)
        },
      },
      {
        ...more,
        id: 'externalId',
        header: i18n._('External ID'),
        width: '180px',
        sortValue: ({ externalId }) => externalId,
        render: ({ externalId }) => externalId ?? '—',
      },
      {
        ...more,
        id: 'userGroupId',
        header: i18n._('User group'),
        width: '300px',
        sortValue: ({ userGroupId }) => userGroupId,
        render: ({ userGroupId }) => (userGroupId ? <code>{userGroupId}</code> : '—'),
      },
      idColumn(i18n),
    ]
  }, [i18n, format, now, services, weeks])
}
