import { useLingui } from '@lingui/react'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { house } from '../../i18n/house.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { showToast } from '../../ui/toast.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { icsFile } from '#api/core/rules/ics.ts'
import { icsEvent } from './export-words.ts'
import { ChoiceGroups } from './export-look.ts'
import { CheckField } from '../../ui/form/check-field.tsx'

interface TakeOneDialogProps {
  appointment: Appointment
  onClose: () => void
}

/** One appointment as a calendar file, for the guest or for somebody's own calendar. */
export default function ExportOneDialog({ appointment, onClose }: TakeOneDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const now = useNow()
  const refused = useRefusal('export')
  const [withGuests, setWithGuests] = useState(false)
  const event = icsEvent(appointment, { i18n, clinic, withGuests }, now)
  const zone = zoneOfFirst(appointment.calendarIds, clinic.calendars)
  return (
    <FormDialog
      open
      title={i18n._('Save as calendar file')}
      description={i18n._('Opens in any calendar app. A newer file replaces an earlier one.')}
      onClose={onClose}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (refused !== undefined) return
        const file = new Blob([icsFile([event.summary, house.get()?.name].filter(Boolean).join(' · '), [event])], {
          type: 'text/calendar;charset=utf-8',
        })
        saveFile(fileNameOf(`${event.summary} ${format.date(event.start, zone)}`, 'ics'), file)
        showToast({ key: 'take', tone: 'confirmed', text: i18n._('Saved calendar file') })
        onClose()
      }}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" icon="download" refused={refused}>
            {i18n._('Save calendar file')}
          </Button>
        </>
      }
    >
      <ChoiceGroups>
        <CheckField label={i18n._('With guest data and notes')} checked={withGuests} onTick={setWithGuests} />
        <output style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <strong>{event.summary}</strong>
          {`\n${format.dateTimeRange(event.start, event.end, zone)}\n`}
          {[event.location, event.description].filter(Boolean).join('\n')}
        </output>
      </ChoiceGroups>
    </FormDialog>
  )
}
