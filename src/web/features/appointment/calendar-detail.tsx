import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import styled from '@emotion/styled'
import { useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { queryOf } from '../../client/query.ts'
import { paint } from '../../theme/paint.ts'
import { Icon } from '../../ui/icons.tsx'

interface CalendarDetailProps {
  id: string
  name: string
}

const Details = styled('details')({
  '& > summary': { display: 'flex', alignItems: 'center', gap: 4, cursor: 'pointer', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > .fd-icon': { flex: 'none', color: paint.soft },
  '&[open] > summary > .fd-icon': { transform: 'rotate(180deg)' },
})

/** A calendar of an appointment; opened, it is looked up in version 2 (specification 4.5). */
export function CalendarDetail({ id, name }: CalendarDetailProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const found = useQuery({ ...queryOf(useApi(), contract.calendarsV2.get, { params: { id } }), enabled: open })
  const calendar = found.data
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{name}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      {found.error && <small role="alert">{errorWords(i18n, found.error).title}</small>}
      {calendar && (
        <small>
          {[calendar.timezone, calendar.email, calendar.tags.join(', '), calendar.externalId]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </Details>
  )
}
