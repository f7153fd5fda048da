import { useLingui } from '@lingui/react'
import { namedChoices } from '../../fields/named-choices.ts'
import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { isDate } from '#api/time/week.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useCaller } from '../../client/use-caller.ts'
import { useNow } from '../../client/use-now.ts'
import { useExtension } from '../../client/use-operation.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { type JournalEntry, takenBack } from '../../commands/way-back/entries.ts'
import { useWaysBack } from '../../commands/way-back/use-ways-back.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useChangeWords, useRecordName } from '../../fields/history/change-words.ts'
import { ChangeList } from '../../fields/history/look.ts'
import { useWho } from '../../fields/history/use-who.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paths } from '../../paths/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { DateFilter, SelectFilter } from '../../ui/filters.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { idOr, text, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { JournalRow } from './journal-row.tsx'
import { Tools } from './look.ts'
import { EVERYONE, useJournal } from './use-journal.ts'
import { useShiftReport } from './use-shift-report.ts'

/** What the journal keeps in its address: whose writes (see `JournalOf`) of which day, today where it is empty. */
const JOURNAL_URL: UrlSpec<{ who: string; date: string }> = { who: idOr(EVERYONE), date: text() }

/** What a shift did, newest first, each with the way back; as a file it is the report of the shift. */
export default function JournalPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const [url, set] = useUrlState(JOURNAL_URL)
  const now = useNow()
  const zone = ownZone()
  const date = isDate(url.date) ? url.date : dateOf(now, zone)
  const journal = useJournal(url.who, dayInterval(date, zone))
  const entries = journal.entries ?? []
  const { current, stepOf } = useWaysBack(entries, () => void journal.refetch())
  const who = useWho()
  const changes = useChangeWords()
  const recordName = useRecordName()
  const undone = takenBack(entries)
  const nameOf = (entry: JournalEntry, among: ReadonlyMap<string, Appointment | null>): string => {
    const known = among.get(entry.id)
    return (known && appointmentName(known)) || recordName(entry)
  }
  const whoDid = ({ doer }: JournalEntry): string => (doer ? who(doer) : '')

  const report = useShiftReport({ readAll: journal.readAll, nameOf, whoDid, zone, date })
  return (
    <>
      <PageHeader
        title={i18n._('Journal')}
        description={journal.isOwnOnly ? i18n._('Changed in this browser') : format.plainDate(date, 'long')}
        actions={
          entries.length > 0 && (
            <>
              <Button icon="print" folds onClick={() => window.print()}>
                {i18n._('Print')}
              </Button>
              <Button icon="download" folds busy={report.busy} onClick={() => void report.save()}>
                {i18n._('Shift report')}
              </Button>
            </>
          )
        }
      />
      <Tools>
        <WhoFilter who={url.who} isOwnOnly={journal.isOwnOnly} onChange={(chosen) => set({ who: chosen })} />
        <DateFilter label={i18n._('Day')} value={date} onChange={(chosen) => set({ date: chosen })} />
      </Tools>
      {journal.error && !journal.entries ? (
        <ErrorState description={errorSentence(i18n, journal.error)} retry={() => void journal.refetch()} />
      ) : !journal.entries ? (
        <FormSkeleton />
      ) : entries.length === 0 ? (
        <EmptyState
          icon="notes"
          title={i18n._('Nothing was changed on this day')}
          description={i18n._('Bookings, moves and other changes appear here, each with a way back.')}
          action={<ButtonLink to={paths.appointments.calendar()}>{i18n._('Calendar')}</ButtonLink>}
        />
      ) : (
        <ChangeList component="ol" aria-label={i18n._('Changes')}>
          {entries.map((entry) => {
            const { way, refused, isBusy, take } = stepOf(entry)
            return (
              <JournalRow
                key={entry.key}
                {...{ entry, zone, way, refused }}
                name={nameOf(entry, current)}
                who={whoDid(entry)}
                changes={changes(entry)}
                isTakenBack={undone.has(entry.key)}
                busy={isBusy}
                onUndo={(chosen) => void take(chosen)}
              />
            )
          })}
        </ChangeList>
      )}
      {journal.hasNextPage && (
        <Button busy={journal.isFetchingNextPage} onClick={() => void journal.fetchNextPage()}>
          {i18n._('Show older')}
        </Button>
      )}
    </>
  )
}

/** Whose writes are shown; everybody's for those who may see them. */
function WhoFilter({ who, isOwnOnly, onChange }: { who: string; isOwnOnly: boolean; onChange: (who: string) => void }) {
  const { i18n } = useLingui()
  const mayAll = useCaller()?.rights.includes('audit') ?? false
  const hasPeople = useExtension('people')
  const people = useQuery({ ...queryAllOf(useApi(), contract.people.list), enabled: hasPeople && mayAll }).data
  if (isOwnOnly || !mayAll) return null
  return (
    <SelectFilter
      label={i18n._('Who')}
      value={who}
      all={i18n._('This desk')}
      choices={[{ value: EVERYONE, label: i18n._('Everyone') }, ...namedChoices(people?.items ?? [])]}
      onChange={onChange}
    />
  )
}
