import { useLingui } from '@lingui/react'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { Global } from '@emotion/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Calendar } from '#api/contract/calendars.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { startExport } from '../../fields/bulk/bulk.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { house } from '../../i18n/house.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast.ts'
import { useClinic, useSchedules } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { csvColumns, sheetColumns } from './columns.ts'
import { icsFile } from '#api/core/rules/ics.ts'
import { PRINT_ALONE } from '../../fields/paper/sheet-look.ts'
import { Sheets } from './sheets.tsx'
import { icsEvent } from './export-words.ts'
import { keepPrint, newMark } from './paper/kept-prints.ts'
import { printedEntry } from './paper/since-print.ts'
import { type TakeChoice, ExportChoices } from './export-choices.tsx'
import { PaperPreview } from './export-look.ts'
import { useExported } from './use-exported.ts'

interface TakePanelProps {
  all: readonly Calendar[]
  /** Ids of the calendars that the page shows. */
  shown: readonly string[]
  /** First and last date that the page shows. */
  from: string
  to: string
  cancelled: boolean
  onClose: () => void
}

/** Takes the desk's days away from the screen: on paper, into another calendar, or into a spreadsheet. */
export default function ExportPanel({ all, shown, from, to, cancelled, onClose }: TakePanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const now = useNow()
  const { connectionId } = useApi()
  const [mark] = useState(newMark)
  const [choice, setChoice] = useState<TakeChoice>({
    form: 'print',
    calendarIds: shown,
    from,
    to,
    cancelled,
    blocks: true,
    withGuests: true,
    free: true,
    dayPages: false,
    hidden: undefined,
  })
  const { calendars, dates, appointments, error, retry } = useExported(all, choice)
  const schedules = useSchedules(choice.calendarIds)
  const words = { i18n, clinic, withGuests: choice.withGuests }
  const columns = sheetColumns(words)
  const hidden = choice.hidden ?? columns.filter(({ usual }) => !usual).map(({ id }) => id)
  const refused = useRefusal('export')
  const ready = appointments !== undefined && calendars.length > 0
  const last = dates.at(-1) ?? choice.to
  const span = choice.from === last ? choice.from : `${choice.from} – ${last}`
  const [only] = calendars
  const name = `${calendars.length === 1 && only ? only.name : i18n._('Appointments')} ${span}`

  const saveIcs = () => {
    const events = (appointments ?? []).map((it) => icsEvent(it, words, now))
    const shown = house.get()?.name
    // Among other calendars it stands by its name alone, which says whose it is.
    const calendarName = shown ? `${name} · ${shown}` : name
    saveFile(
      fileNameOf(name, 'ics'),
      new Blob([icsFile(calendarName, events)], { type: 'text/calendar;charset=utf-8' }),
    )
    const count = events.length
    showToast({
      key: 'take',
      tone: 'confirmed',
      text: i18n._('{count, plural, one {Saved # appointment} other {Saved # appointments}}', { count }),
    })
  }
  const saveCsv = () =>
    startExport({
      fileName: name,
      columns: csvColumns(words),
      read: () => Promise.resolve(appointments ?? []),
      total: appointments?.length ?? null,
      said: i18n._('The appointments you chose, one per row.'),
    })
  const sheets = ready && choice.form === 'print' && (
    <Sheets
      calendars={calendars}
      dates={dates}
      columns={columns.filter(({ id }) => !hidden.includes(id))}
      source={{ appointments, services: clinic.services }}
      schedules={schedules}
      free={choice.free}
      dayPages={choice.dayPages}
      now={now}
      mark={mark}
    />
  )
  // Printing begins by the button or by the browser's own key; only what was printed is kept.
  const keep = useEffectEvent(() => {
    if (!appointments || choice.form !== 'print') return
    const entries = appointments.map(printedEntry)
    const print = { mark, connectionId, at: now, calendarIds: calendars.map(({ id }) => id), dates, entries }
    // Where the browser keeps nothing, the paper is as good as before.
    keepPrint(print).catch(() => undefined)
  })
  useEffect(() => {
    const listen = () => keep()
    window.addEventListener('beforeprint', listen)
    return () => window.removeEventListener('beforeprint', listen)
  }, [])
  const failed = error && errorWords(i18n, error)
  return (
    <SidePanel
      open
      width={920}
      title={i18n._('Print or export')}
      description={i18n._('Print day sheets, or save a calendar file or spreadsheet.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Close')}</Button>
          {choice.form === 'print' && (
            <ButtonLink to={paths.appointments.paper()}>{i18n._('Enter from paper')}</ButtonLink>
          )}
          {choice.form === 'print' && (
            <Button kind="primary" icon="print" disabled={!ready} onClick={() => window.print()}>
              {i18n._('Print')}
            </Button>
          )}
          {choice.form === 'ics' && (
            <Button kind="primary" icon="download" disabled={!ready} refused={refused} onClick={saveIcs}>
              {i18n._('Save calendar file')}
            </Button>
          )}
          {choice.form === 'csv' && (
            <Button kind="primary" icon="download" disabled={!ready} refused={refused} onClick={() => void saveCsv()}>
              {i18n._('Choose columns and save')}
            </Button>
          )}
        </>
      }
    >
      <ExportChoices choice={choice} all={all} columns={columns} hidden={hidden} onChange={setChoice} />
      {failed && <ErrorState title={failed.title} description={failed.advice} retry={retry} />}
      {!failed && !appointments && <Bone height="240px" />}
      {calendars.length === 0 && (
        <output style={{ display: 'block' }}>{i18n._('Choose at least one person or resource.')}</output>
      )}
      {ready && choice.form !== 'print' && (
        <output style={{ display: 'block' }}>
          {choice.from === last
            ? i18n._('{count, plural, one {# appointment} other {# appointments}} on {date}.', {
                count: appointments.length,
                date: format.plainDate(last),
              })
            : i18n._('{count, plural, one {# appointment} other {# appointments}} from {from} to {to}.', {
                count: appointments.length,
                from: format.plainDate(choice.from),
                to: format.plainDate(last),
              })}
        </output>
      )}
      {sheets && (
        <PaperPreview tabIndex={0} aria-label={i18n._('Preview')}>
          {sheets}
        </PaperPreview>
      )}
      {sheets &&
        createPortal(
          <div className="fd-paper" lang={format.locale}>
            <Global styles={PRINT_ALONE} />
            {sheets}
          </div>,
          document.body,
        )}
    </SidePanel>
  )
}
