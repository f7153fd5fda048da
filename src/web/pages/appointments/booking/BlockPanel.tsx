import { knownZone, zoneOfMost } from '../../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { contract } from '../../../../api/contract/table.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { isApiError } from '../../../client/api-error.ts'
import { errorWords } from '../../../client/error-words.ts'
import { invalidate } from '../../../client/query.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { DateTimeF } from '../../../ui/form/DateTimeF.tsx'
import { Fields, FormErrors, Pair } from '../../../ui/form/FormErrors.tsx'
import { NumberF } from '../../../ui/form/NumberF.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import { TextF } from '../../../ui/form/TextF.tsx'
import { FormActions } from '../../../ui/panel/FormActions.tsx'
import { SidePanel } from '../../../ui/panel/SidePanel.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useFailure } from '../panel/use-failure.ts'
import { useClinic } from '../reads.ts'
import { ownZone } from '../use-now.ts'
import type { CalendarView } from '../view-state.ts'
import { minutesOf } from './placing.ts'

interface BlockValues {
  calendarId: string | null
  startDate: string | null
  duration: number | string | null
  title: string
  description: string
  blockedUntil: string | null
}

const RENAMED = { calendarIds: 'calendarId', endDate: 'duration' }

/** Keeps time free of appointments: a meeting, a repair, a hold (specification 4.4, block-slot). */
export default function BlockPanel({ view, onClose }: { view: CalendarView; onClose: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const api = useApi()
  const queryClient = useQueryClient()
  const length = view.start && view.end ? (Date.parse(view.end) - Date.parse(view.start)) / 60_000 : 60
  const [begin] = useState({
    calendarId: view.on || view.calendar || null,
    startDate: view.start || null,
    duration: length,
    title: '',
    description: '',
    blockedUntil: null,
  })
  const form = useForm<BlockValues>({ defaultValues: begin })
  const { control, formState } = form
  const { messages, attempt } = useFailure(form, RENAMED)
  const calendarId = useWatch({ control, name: 'calendarId' })
  const chosen = clinic.calendars.get(calendarId ?? '')
  const zone = chosen ? knownZone(chosen) : (zoneOfMost(clinic.calendars.values()) ?? ownZone())

  const takeBack = async (id: string) => {
    try {
      await api.call(contract.appointmentsV2.remove, { params: { id } })
      void invalidate(queryClient, contract.appointmentsV2.remove)
      showToast({ tone: 'confirmed', text: i18n._('The time is free again.') })
    } catch (error) {
      if (isApiError(error)) showToast({ tone: 'no-show', text: errorWords(i18n, error).advice })
    }
  }
  const block = async (values: BlockValues) => {
    const minutes = minutesOf(values)
    const start = Date.parse(values.startDate ?? '')
    if (!values.calendarId)
      return form.setError('calendarId', { message: i18n._('Choose a calendar.') }, { shouldFocus: true })
    if (!Number.isFinite(start)) {
      return form.setError('startDate', { message: i18n._('Choose a date and time.') }, { shouldFocus: true })
    }
    if (minutes === 0) {
      return form.setError('duration', { message: i18n._('Between 1 and 1440 whole minutes.') }, { shouldFocus: true })
    }
    const body = {
      calendarIds: [values.calendarId],
      startDate: formatInstant(start),
      endDate: formatInstant(start + minutes * 60_000),
      ...(values.title.trim() && { title: values.title.trim() }),
      ...(values.description.trim() && { description: values.description.trim() }),
      ...(values.blockedUntil && { blockedUntil: values.blockedUntil }),
    }
    await attempt(async () => {
      const { id } = await api.call(contract.appointmentsV1.blockSlot, { body })
      void invalidate(queryClient, contract.appointmentsV1.blockSlot)
      showToast({
        tone: 'confirmed',
        text: i18n._('The time is blocked.'),
        action: { label: i18n._('Undo'), run: () => void takeBack(id) },
      })
      onClose()
    })
  }
  const calendars = [...clinic.calendars.values()]
    .toSorted((a, b) => format.compare(a.name, b.name))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SidePanel
      open
      title={i18n._('Block time')}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(block)(event)}
      actions={<FormActions onCancel={onClose} submit={i18n._('Block')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <SelectF control={control} name="calendarId" label={i18n._('Calendar')} required options={calendars} />
        <Pair>
          <DateTimeF control={control} name="startDate" label={i18n._('Date and time')} zone={zone} required />
          <NumberF
            control={control}
            name="duration"
            label={i18n._('Length')}
            unit={i18n._('minutes')}
            min={1}
            max={1440}
            step={5}
          />
        </Pair>
        <TextF control={control} name="title" label={i18n._('Title')} placeholder={i18n._('Blocked')} maxLength={200} />
        <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
        <DateTimeF
          control={control}
          name="blockedUntil"
          label={i18n._('Held until')}
          zone={zone}
          help={i18n._('A hold lapses by itself at this time. Empty: it stays.')}
        />
      </Fields>
    </SidePanel>
  )
}
