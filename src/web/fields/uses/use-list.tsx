import { zonePlace } from '../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paint } from '../../theme/paint.ts'
import { placeWord } from './place-words.ts'
import type { Use, UseGroup } from './uses.ts'
import { groupWords } from './use-words.ts'
import { size } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Group = styled('div')({
  marginBlockStart: 8,
  fontSize: size.body2,
  '& > ul': { marginBlockStart: 2 },
  '& > ul > li': { minBlockSize: 24, overflowWrap: 'anywhere' },
  '& a': { color: paint.accentStrong, display: 'inline-block', minBlockSize: 24 },
  '& .rest': { color: paint.soft },
})

/** How many of a group are named; of appointments, which say little by name, the next three. */
const shownOf = ({ relation, uses }: UseGroup): readonly Use[] =>
  uses.filter(({ name, at }) => name !== '' || at !== undefined).slice(0, relation === 'coming-appointments' ? 3 : 5)

interface UseListProps {
  group: UseGroup
  /** Called as a link is followed. */
  onLeave: () => void
}

/** What belongs to a record in one way: a sentence, the first names with links, and how many more there are. */
export function UseList({ group, onLeave }: UseListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const shown = shownOf(group)
  const rest = group.total - shown.length
  // Instants are told on the reader's own clock, which is named: they stand in calendars of several zones.
  const zone = ownZone()
  const words = ({ name, at, as = [] }: Use) => {
    const places = as.map((place) => placeWord(i18n, place)).filter(Boolean)
    return [at && `${format.dateTime(at, zone, 'day')} ${zonePlace(zone)}`, name, places.join(', ')]
      .filter(Boolean)
      .join(' · ')
  }
  const more = i18n._('and {count} more', { count: rest })
  return (
    <Group>
      {groupWords(i18n, group.relation, group.total, group.orMore ?? false)}
      {shown.length > 0 && (
        <List className="fd-bullets">
          {shown.map((use) => (
            <li key={use.key}>
              {use.to ? (
                <Link to={use.to} onClick={onLeave}>
                  {words(use)}
                </Link>
              ) : (
                words(use)
              )}
            </li>
          ))}
          {rest > 0 && (
            <li className="rest">
              {group.allTo ? (
                <Link to={group.allTo} onClick={onLeave}>
                  {more}
                </Link>
              ) : (
                more
              )}
            </li>
          )}
        </List>
      )}
    </Group>
  )
}
