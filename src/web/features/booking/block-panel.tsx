import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { errorWords } from '../../client/error-words.ts'
import { invalidate } from '../../client/query.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { houseZone, knownZone, zoneOfMost } from '../../fields/known-zone.ts'
import { bookedTime } from '../../live/presence/booked-time.ts'
import { useAnnounce } from '../../live/presence/use-announce.ts'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { FormDraft } from '../../fields/drafts/form-draft.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { submitted, useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { showToast } from '../../ui/toast.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { usePlanning } from '../../commands/appointments/view/planned-time.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { bookingLabels } from '../../commands/appointments/form/booking-labels.ts'
import type { Block } from './block-series.ts'
import { BlockMore, BlockWhen, CalendarsF } from './block-fields.tsx'
import { BlockPreview } from './block-preview.tsx'
import { recordWrite } from '../../commands/appointments/history.ts'
import { type BlockValues, blockBeginning, blockedOf, blockSlotOf } from './block-values.ts'
import { useBlockCheck, useBlockRun, usePlannedBlocks } from './use-block.ts'

const RENAMED = { startDate: 'date', endDate: 'to' }

/** Keeps time free of appointments, once or many times: a meeting, a repair, a hold (specification 4.4, block-slot). */
export default function BlockPanel({ view, onClose }: { view: CalendarView; onClose: () => void }) {
  const { i18n } = useLingui()
  const clinic = useClinic()
  const api = useApi()
  const now = useNow()
  const queryClient = useQueryClient()
  const on = clinic.calendars.get(view.on || view.calendar)
  const zone = on ? knownZone(on) : houseZone(clinic.calendars.values())
  const [begin] = useState(() => blockBeginning({ ...view, on: view.on || view.calendar }, zone, now))
  const form = useForm<BlockValues>({ defaultValues: begin })
  const { control, formState } = form
  const values = useWatch({ control }) as BlockValues
  // What is typed is meant on the clocks of who is ticked; of several, on that which most of them keep.
  const clock = zoneOfMost(values.calendarIds.flatMap((id) => clinic.calendars.get(id) ?? [])) ?? zone
  const { messages, attempt } = useFailure(form, RENAMED, clock)
  const { planned, loading, include } = usePlannedBlocks(values, clinic, now)
  const included = planned.filter((it) => it.included)
  // Of many the first is told: it is where this person is at work.
  const [next] = included.map(({ block }) => block)
  const together = included.filter(({ block }) => block.start === next?.start && block.end === next.end)
  const taking = together.map(({ block }) => block.calendarId)
  usePlanning(taking, next?.start ?? null, next ? (next.end - next.start) / MINUTE : 0)
  useAnnounce(next && bookedTime(taking, next.start, next.end))
  const follow = useEffectEvent(() => {
    const pressed = blockBeginning(view, zone, now)
    const isChosen = form.getValues('calendarIds').includes(view.on)
    if (!isChosen) form.setValue('calendarIds', pressed.calendarIds, { shouldDirty: true })
    for (const name of ['date', 'wholeDay', 'from', 'to'] as const)
      form.setValue(name, pressed[name], { shouldDirty: true })
  })
  // A press on another free place of the calendar beside the form means that time.
  const { start, end, on: place } = view
  const begun = useRef(`${start} ${end} ${place}`)
  useEffect(() => {
    const pressed = `${start} ${end} ${place}`
    if (start !== '' && pressed !== begun.current) follow()
    begun.current = pressed
  }, [start, end, place])
  const check = useBlockCheck(form)
  const runMany = useBlockRun()
  const [key] = useState(() => createRepeatKey())

  const takeBack = async (id: string) => {
    try {
      await api.call(contract.appointmentsV2.remove, { params: { id } })
      void invalidate(queryClient, contract.appointmentsV2.remove)
      showToast({ tone: 'confirmed', text: i18n._('Time freed') })
    } catch (error) {
      if (isApiError(error)) showToast({ tone: 'no-show', text: errorWords(i18n, error).advice })
    }
  }
  const write = async (typed: BlockValues, block: Block): Promise<{ id: string }> => {
    const input = <Body,>(body: Body) => ({ body, idempotencyKey: key.of([typed.version, body]) })
    try {
      const made =
        typed.version === '1'
          ? await api.call(contract.appointmentsV1.blockSlot, input(blockSlotOf(typed, block)))
          : await api.call(contract.appointmentsV2.create, input(blockedOf(typed, block, i18n._('Blocked'))))
      key.settle()
      return made
    } catch (error) {
      key.settle(error)
      throw error
    }
  }
  /** Answers whether the time is blocked. */
  const block = async (typed: BlockValues): Promise<boolean> => {
    if (!check(typed, planned)) return false
    const [only, second] = included.map((it) => it.block)
    if (!only) return false
    if (second) {
      const isShown = await runMany(typed, included)
      if (isShown) {
        form.reset(typed)
        onClose()
      }
      return isShown
    }
    const error = await attempt(async () => {
      const { id } = await write(typed, only)
      recordWrite(api.connectionId, { kind: 'created', appointmentId: id, before: {}, after: {} })
      void invalidate(queryClient, contract.appointmentsV1.blockSlot)
      showToast({
        tone: 'confirmed',
        text: i18n._('This time is blocked.'),
        // A deployment may not say which one it made.
        ...(id !== '' && { action: { label: i18n._('Undo'), run: () => void takeBack(id) } }),
      })
      form.reset(typed)
      onClose()
    })
    return error === undefined
  }
  const { leave } = useUnsavedGuard({
    dirty: formState.isDirty,
    save: () => submitted(form, block),
    discard: () => form.reset(),
  })
  const close = () => leave(onClose)
  return (
    <SidePanel
      open
      docks
      title={i18n._('Block time')}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(async (typed) => void (await block(typed)))(event)}
      actions={
        <FormActions
          onCancel={close}
          submit={
            included.length > 1
              ? i18n._('{count, plural, one {Block # time} other {Block # times}}', { count: included.length })
              : i18n._('Block')
          }
          busy={formState.isSubmitting}
        />
      }
    >
      <FormErrors messages={messages} />
      <FormDraft form={form} labels={bookingLabels(i18n)} name="block" />
      <Fields>
        <CalendarsF control={control} clinic={clinic} />
        <BlockWhen control={control} today={dateOf(now, clock)} />
        <TextF
          control={control}
          name="title"
          label={i18n._('Reason')}
          help={i18n._('Shown as the block’s title in the calendar.')}
          placeholder={i18n._('Blocked')}
          maxLength={200}
        />
        <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
        <BlockMore control={control} clinic={clinic} zone={clock} />
        {planned.length > 0 && <BlockPreview planned={planned} clinic={clinic} loading={loading} onInclude={include} />}
      </Fields>
    </SidePanel>
  )
}
