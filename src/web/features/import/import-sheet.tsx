import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import type { ImportedResult } from '#api/contract/imports.ts'
import { isZone } from '#api/time/offset.ts'
import { useCaller } from '../../client/use-caller.ts'
import { startRun } from '../../fields/bulk/bulk.ts'
import { csvFile } from '../../fields/bulk/csv.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { usualSeparator } from '../../fields/bulk/usual-separator.ts'
import { useRunDeps } from '../../fields/bulk/use-run-deps.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import ZoneInput from '../../fields/zone-input.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/form/inputs.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ColumnsTable, type Nameable } from './columns-table.tsx'
import { resourceOf } from './dry-run.ts'
import { type Kind, KINDS } from './fields.ts'
import { importLines, linesOneByOne, partsOf } from './import-lines.ts'
import { FileChoices, ImportFrame, NextSteps, WayBackNote } from './look.ts'
import { recordNames } from './names.ts'
import { asKind, type ImportSettings, withMappedColumn } from './settings.ts'
import { type Reject, tallyOf } from './tally.ts'
import { useJudged } from './use-judged.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { judgedWords, KIND_WORDS, TITLE_WORDS } from './words.ts'

interface ImportSheetProps {
  importId: string
  initial: ImportSettings
  calendars: readonly Calendar[]
  services: readonly Service[]
  /** Whether the service knows imports: it tries them, remembers them and takes them back. */
  canTry: boolean
  onLeave: () => void
}

/** Where what was imported is found. */
const PLACES: Readonly<Record<Kind, () => string>> = {
  appointments: () => paths.appointments.list(),
  blocks: () => paths.appointments.calendar(),
  calendars: () => paths.calendars.list(),
  services: () => paths.services.list(),
}

/** What became of an import that was begun here. */
interface Outcome {
  count: number
  ended: boolean
  rejects: readonly Reject[]
}

/** A file on its way in: its columns, and what would become of its rows. */
export default function ImportSheet({ importId, initial, calendars, services, canTry, onLeave }: ImportSheetProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const deps = useRunDeps()
  const caller = useCaller()
  const [settings, setSettings] = useState(initial)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [zoneText, setZoneText] = useState(initial.zone)
  const { table, kind, fileName, system, chosen, calendarId } = settings
  const refused = useRefusal(kind === 'calendars' ? 'administer' : 'write')
  const isTimed = kind === 'appointments' || kind === 'blocks'
  const head = useMemo(
    () => ({
      import: importId,
      source: (system ?? fileName).slice(0, 100),
      name: fileName.slice(0, 200),
      resource: resourceOf(kind),
    }),
    [importId, system, fileName, kind],
  )
  const country = caller?.organization.country ?? new Intl.Locale(format.locale).region ?? null
  const { verdicts, again } = useJudged({ settings, head, calendars, services, country, canTry })
  const tally = useMemo(() => tallyOf(i18n, verdicts, canTry), [i18n, verdicts, canTry])
  const nameable = useMemo((): Nameable => {
    const people = { records: calendars, names: recordNames(calendars, chosen) }
    return { calendar: people, room: people, service: { records: services, names: recordNames(services, chosen) } }
  }, [calendars, services, chosen])

  const saveRejects = (rejects: readonly Reject[]): void => {
    const rows = new Map(table.rows.map((row) => [row.line, row]))
    const columns = [
      { header: i18n._('Line'), text: ({ line }: Reject) => line },
      { header: i18n._('Reason'), text: ({ reason }: Reject) => reason },
      ...table.headings.map((header, at) => ({ header, text: ({ line }: Reject) => rows.get(line)?.cells[at] })),
    ]
    const name = fileNameOf(`${fileName.replace(/\.\w+$/, '')} ${i18n._('refused')}`, 'csv')
    saveFile(name, csvFile(columns, rejects, usualSeparator(format)))
  }

  const run = async (): Promise<void> => {
    const { sent, rejects } = tally
    const parts = canTry ? await partsOf(sent) : sent.map((row) => [row])
    const lines = canTry
      ? importLines(head, parts, (from, to) =>
          from === to ? i18n._('Row {line}', { line: from }) : i18n._('Rows {from}–{to}', { from, to }),
        )
      : linesOneByOne(head, sent, (line) => i18n._('Row {line}', { line }))
    const late: Reject[] = []
    const data = {
      title: i18n._('{count, plural, one {Import # row} other {Import # rows}}', { count: sent.length }),
      lines,
      concurrency: 1 as const,
    }
    const isShown = await startRun(deps, data, {
      onDone: (id, result) => {
        const { results = [] } = result as { results?: readonly ImportedResult[] }
        const part = parts[Number(id)] ?? []
        part.forEach((row, at) => {
          const judged = results[at]
          if (judged?.status === 'refused')
            late.push({ line: row.line, reason: judgedWords(i18n, { row, result: judged }) })
        })
      },
      onEnd: () => setOutcome({ count: sent.length - late.length, ended: true, rejects: [...rejects, ...late] }),
    })
    if (isShown) setOutcome((before) => before ?? { count: sent.length, ended: false, rejects })
  }

  if (outcome) {
    return (
      <>
        <PageHeader title={i18n._('Import')} description={fileName} />
        <Alert component="output" severity={outcome.ended ? 'success' : 'info'} icon={false}>
          {outcome.ended
            ? i18n._('{count, plural, one {# row was imported.} other {# rows were imported.}}', {
                count: outcome.count,
              })
            : i18n._(
                'The import is running. It continues when you leave this page, and pauses if you close the browser.',
              )}
        </Alert>
        <NextSteps>
          {outcome.rejects.length > 0 && (
            <Button icon="download" onClick={() => saveRejects(outcome.rejects)}>
              {i18n._('Refused rows as CSV')}
            </Button>
          )}
          {outcome.ended && <ButtonLink to={PLACES[kind]()}>{i18n._('Show the list')}</ButtonLink>}
          <Button onClick={onLeave}>{i18n._('Import another file')}</Button>
        </NextSteps>
        {canTry && outcome.ended && (
          <WayBackNote>{i18n._('You can undo the whole import on the Import page.')}</WayBackNote>
        )}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={i18n._(TITLE_WORDS[kind])}
        description={i18n._('Columns and dry run')}
        actions={<Button onClick={onLeave}>{i18n._('Start over')}</Button>}
      />
      <ImportFrame>
        <div>
          <FileChoices>
            <div className="file">
              {fileName}
              <span>
                {i18n._(
                  '{rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}.',
                  {
                    rows: table.rows.length,
                    columns: table.headings.length,
                  },
                )}{' '}
                {system !== undefined && i18n._('Looks like an export of {system}.', { system })}
              </span>
            </div>
            <label>
              {i18n._('These are')}
              <Select
                value={kind}
                onChange={({ target }) => setSettings(asKind(settings, target.value as Kind, format.monthFirst))}
              >
                {KINDS.map((it) => (
                  <option key={it} value={it}>
                    {i18n._(KIND_WORDS[it])}
                  </option>
                ))}
              </Select>
            </label>
            {isTimed && (
              <label>
                {i18n._('Rows without a person belong to')}
                <Select
                  value={calendarId}
                  onChange={({ target }) => setSettings({ ...settings, calendarId: target.value })}
                >
                  <option value="">{i18n._('No one')}</option>
                  {calendars.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </label>
            )}
            {isTimed && settings.orderBy !== 'year' && (
              <label>
                {i18n._('Dates are written')}
                <Select
                  value={settings.order}
                  onChange={({ target }) =>
                    setSettings({ ...settings, order: target.value as ImportSettings['order'] })
                  }
                >
                  <option value="day-first">{i18n._('Day first')}</option>
                  <option value="month-first">{i18n._('Month first')}</option>
                </Select>
              </label>
            )}
            {kind !== 'services' && (
              <label htmlFor="import-zone" className="zone">
                {i18n._('Times are in')}
                <ZoneInput
                  attributes={{ id: 'import-zone' } as never}
                  zone={zoneText}
                  name="zone"
                  placeholder={undefined}
                  disabled={false}
                  inputRef={null}
                  onChange={(zone) => {
                    setZoneText(zone)
                    if (isZone(zone)) setSettings({ ...settings, zone })
                  }}
                  onBlur={() => setZoneText(settings.zone)}
                />
              </label>
            )}
          </FileChoices>
          <ColumnsTable
            settings={settings}
            nameable={nameable}
            onField={(column, field) => setSettings(withMappedColumn(settings, column, field, format.monthFirst))}
            onMatch={(text, id) => setSettings({ ...settings, chosen: new Map([...chosen, [text, id]]) })}
          />
        </div>
        <VerdictPanel
          verdicts={verdicts}
          onAgain={again}
          tally={tally}
          canTry={canTry}
          refused={refused}
          onRejects={() => saveRejects(tally.rejects)}
          onBack={onLeave}
          onImport={() => void run()}
        />
      </ImportFrame>
    </>
  )
}
