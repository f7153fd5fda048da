import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { queryOf } from '../../client/query.ts'
import { paint } from '../../theme/paint.ts'

interface CalendarDetailProps {
  id: string
  name: string
  /** Whether it is the thing that the appointment uses. */
  isResource: boolean
}

/** A calendar of an appointment; opened, it is looked up in version 2 (specification 4.5). */
export function CalendarDetail({ id, name, isResource }: CalendarDetailProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const found = useQuery({ ...queryOf(useApi(), contract.calendarsV2.get, { params: { id } }), enabled: open })
  const calendar = found.data
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>
        {name}
        {isResource && <span style={{ color: paint.soft }}> · {i18n._('resource')}</span>}
      </summary>
      {found.error && <small role="alert">{errorWords(i18n, found.error).title}</small>}
      {calendar && (
        <small>
          {[calendar.timezone, calendar.email, calendar.tags.join(', '), calendar.externalId]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </details>
  )
}
