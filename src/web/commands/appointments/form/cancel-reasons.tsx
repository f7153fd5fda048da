import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useOrganization } from '../../../fields/organization/use-organization.ts'
import { Button } from '../../../ui/button.tsx'

const Reasons = styled('fieldset')({ display: 'flex', flexWrap: 'wrap', gap: 6 })

interface CancelReasonsProps {
  /** What stands in the note. */
  note: string
  /** Called with the note after a reason was pressed: written into it, or taken out again. */
  onNote: (note: string) => void
}

/** The organization's usual reasons for canceling; a press writes one into the note, another one takes it out again. */
export function CancelReasons({ note, onNote }: CancelReasonsProps) {
  const { i18n } = useLingui()
  const reasons = useOrganization().document?.bookings.cancelReasons ?? []
  if (reasons.length === 0) return null
  const lines = note.split('\n').filter((line) => line.trim() !== '')
  return (
    <Reasons aria-label={i18n._('Usual reasons')}>
      {reasons.map((reason) => {
        const isThere = lines.includes(reason)
        const next = isThere ? lines.filter((line) => line !== reason) : [...lines, reason]
        return (
          <Button key={reason} aria-pressed={isThere} onClick={() => onNote(next.join('\n'))}>
            {reason}
          </Button>
        )
      })}
    </Reasons>
  )
}
