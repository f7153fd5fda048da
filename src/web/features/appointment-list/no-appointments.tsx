import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { Button } from '../../ui/button.tsx'

/** Whether the organization has any appointment at all; asked only where a list turned out empty. */
function useAny(): boolean | undefined {
  const { data } = useQuery(queryOf(useApi(), contract.appointmentsV2.list, { query: { limit: 1 } }))
  return data && data.items.length > 0
}

/** Why a list without filters is empty. */
export function NoAppointmentsTitle() {
  const { i18n } = useLingui()
  return useAny() === false ? i18n._('No appointments yet') : i18n._('No appointments match')
}

/** What an empty list means, after its title. */
export function NoAppointmentsAdvice() {
  const { i18n } = useLingui()
  return useAny() === false
    ? i18n._('New appointments will appear here.')
    : i18n._('The list starts today unless you choose other dates.')
}

/** The way on from an empty list. */
export function NoAppointmentsWay({ onBook, onAll }: { onBook: () => void; onAll: () => void }) {
  const { i18n } = useLingui()
  return useAny() === false ? (
    <Button kind="primary" icon="plus" onClick={onBook}>
      {i18n._('New appointment')}
    </Button>
  ) : (
    <Button onClick={onAll}>{i18n._('Show all dates')}</Button>
  )
}
