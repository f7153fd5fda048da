import { calendarNames } from '../../commands/appointments/records/calendar-names.ts'
import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useMemo } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ChoiceChip } from '../../ui/choice-chip.tsx'
import type { SlotSearch } from './offers.ts'
import { Chips, ResultBlock } from './styles.ts'
import type { Search } from './use-search.ts'
import { type NearMiss, nearMisses, obstacles } from './why.ts'
import { obstacleWords, PART_LABELS } from './words.ts'

interface NothingFreeProps {
  asked: SlotSearch
  search: Search
  onNear: (miss: NearMiss) => void
}

/** Why nothing fits, person by person, and what comes nearest. */
export function NothingFree({ asked, search, onNear }: NothingFreeProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { situation, window } = search
  const { why, near } = useMemo(
    () => ({ why: obstacles(asked, situation, window), near: nearMisses(asked, situation, window) }),
    [asked, situation, window],
  )
  return (
    <ResultBlock aria-label={i18n._('Why nothing is free')}>
      <h2>{i18n._('Why nothing is free')}</h2>
      <List className="reasons fd-bullets">
        {why.map((it) => (
          <li key={it.calendarId}>
            {obstacleWords(it, calendarNames([it.calendarId], situation.calendars, format), i18n)}
          </li>
        ))}
        {why.length === 0 && <li>{i18n._('No one offers this service. Choose who the appointment is with.')}</li>}
      </List>
      {near.length > 0 && (
        <>
          <p className="soft">{i18n._('Closest matches')}</p>
          <Chips>
            {near.map((miss) => {
              const day = format.plainDate(miss.date, 'day')
              const part = i18n._(PART_LABELS[miss.part])
              const names = calendarNames(miss.people, situation.calendars, format)
              return (
                <ChoiceChip key={`${day} ${part} ${names}`} onClick={() => onNear(miss)}>
                  {i18n._('{day}, {part}: {count} with {names}', { day, part, count: miss.count, names })}
                </ChoiceChip>
              )
            })}
          </Chips>
        </>
      )}
    </ResultBlock>
  )
}
