import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useApi } from '../../client/api-context.ts'
import { useCalendarQuery } from '../../commands/appointments/records/queries.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { text } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'
import { type Print, printsOf } from '../export/index.ts'
import { PaperSheets } from './paper-sheets.tsx'
import { useKnownNow } from './use-known-now.ts'

const MARK = text()

/** The prints of this browser, the newest first; undefined until they are read. */
function usePrints(): readonly Print[] | undefined {
  const { connectionId } = useApi()
  const [prints, setPrints] = useState<readonly Print[]>()
  useEffect(() => {
    let isGone = false
    // Where the browser keeps nothing, nothing was kept.
    void printsOf(connectionId)
      .catch(() => [])
      .then((found) => !isGone && setPrints(found))
    return () => {
      isGone = true
    }
  }, [connectionId])
  return prints
}

/** After an outage: what was written on a printed day sheet, entered in the order of the paper. */
export default function PaperPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const [mark, choose] = useSearchParam('mark', MARK)
  const prints = usePrints()
  const print = prints?.find((it) => it.mark === mark) ?? prints?.[0]
  return (
    <>
      <PageHeader
        title={i18n._('Enter from paper')}
        parent={{ label: i18n._('Calendar'), to: paths.appointments.calendar() }}
        description={print && i18n._('Printed {time}', { time: format.dateTime(print.at, ownZone()) })}
        actions={
          print && (
            <Select
              aria-label={i18n._('Print mark')}
              value={print.mark}
              onChange={({ target }) => choose(target.value)}
            >
              {prints?.map((it) => (
                <option key={it.mark} value={it.mark}>
                  {i18n._('{mark}, printed {time}', {
                    mark: it.mark,
                    time: format.dateTime(it.at, ownZone(), 'day'),
                  })}
                </option>
              ))}
            </Select>
          )
        }
      />
      {prints && !print ? (
        <EmptyState
          icon="print"
          title={i18n._('No day sheet was printed in this browser in the last two weeks')}
          description={i18n._('Print a day before an outage. Afterward, enter here what was written on it.')}
          action={
            <ButtonLink to={paths.appointments.calendar({ open: 'take' })}>{i18n._('Print or export')}</ButtonLink>
          }
        />
      ) : (
        print && <PaperDay key={print.mark} print={print} />
      )}
    </>
  )
}

function PaperDay({ print }: { print: Print }) {
  const { i18n } = useLingui()
  const calendars = useCalendarQuery()
  const shown = print.calendarIds.flatMap((id) => calendars.data?.items.find((it) => it.id === id) ?? [])
  const { known, error, retry } = useKnownNow(print, shown)
  const failure = error ?? calendars.error
  if (!known) {
    return failure ? <ErrorState description={errorSentence(i18n, failure)} retry={retry} /> : <FormSkeleton />
  }
  return (
    <>
      <p>
        {i18n._('Press what was written beside each name: A arrived, D completed, X no-show. Each is saved at once.')}
      </p>
      <PaperSheets print={print} calendars={shown} known={known} />
    </>
  )
}
