import { useLingui } from '@lingui/react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useNow } from '../../client/use-now.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { errorSentence } from '../error-sentence.ts'
import type { Difference } from '../record/merge.ts'
import { Compared } from '../record/merging/compared.tsx'
import { type FieldWords, useWords } from '../record/merging/use-words.ts'
import { ChangeList } from './look.ts'
import { sentenceOfChange } from './sentences.ts'
import { type HistoryStep, type HistorySubject, stepsOf } from './steps.ts'
import { useWho } from './use-who.ts'

/** What a history is shown with. */
export interface HistoryPanelProps {
  subject: HistorySubject
  /** The version of the record on screen. */
  version: number | undefined
  /** What the record is called. */
  name: string
  labels: Readonly<Record<string, string>>
  words?: FieldWords | undefined
  /** Where the record differs around a change, in the fields that its form shows. */
  differencesOf: (step: HistoryStep) => readonly Difference[]
  /** Why nothing can be restored now, in words. */
  refused?: string | undefined
  /** Writes the record as it was after a change; answers whether it was saved. */
  restore: (step: HistoryStep) => Promise<boolean>
  onClose: () => void
}

/** Changes that are read at a time. */
const AT_ONCE = 50

/** The changes of one record, newest first; they are read anew when the record has another version. */
const useHistory = ({ resource, id }: HistorySubject, version: number | undefined) => {
  const api = useApi()
  const { queryKey } = queryOf(api, contract.audit.list, { query: { resource, id } })
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'history', version ?? 0],
    queryFn: ({ pageParam, signal }) =>
      api.audit.list({ query: { resource, id, page: pageParam, limit: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ items, total, isMore }, pages) =>
      items.length > 0 && (isMore || (total ?? 0) > pages.length * AT_ONCE) ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })
  return { ...query, entries: query.data?.pages.flatMap(({ items }) => items) }
}

/** Who changed a record, when and what, newest first, and the way back to each version. */
export default function HistoryPanel(props: HistoryPanelProps) {
  const { subject, version, name, labels, words: own, differencesOf, refused, restore, onClose } = props
  const { i18n } = useLingui()
  const id = useId()
  const format = useFormat()
  const who = useWho()
  const words = useWords(labels, own)
  const now = useNow()
  const [busy, setBusy] = useState<number>()
  const { entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory(subject, version)
  const steps = entries && stepsOf(entries)
  const zone = ownZone()

  const ask = async (step: HistoryStep) => {
    const at = format.dateTime(step.entry.at, zone)
    const sure = await confirm({
      title: i18n._('Restore the version of {at}?', { at }),
      text: i18n._('Everything changed since then is set back. You can restore today’s version the same way.'),
      confirmLabel: i18n._('Restore'),
      // “Cancel” beside an appointment would mean that.
      ...(subject.resource === 'appointments' && { cancelLabel: i18n._('Back') }),
    })
    if (!sure) return
    setBusy(step.entry.seq)
    const isDone = await restore(step)
    setBusy(undefined)
    // What was refused is told where the record itself stands.
    if (!isDone) onClose()
  }
  const reasonFor = ({ isMasked }: HistoryStep): string | undefined =>
    refused ?? (isMasked ? i18n._('A guest was anonymized since, so this version can’t come back.') : undefined)

  return (
    <SidePanel open title={i18n._('History')} description={name} onClose={onClose}>
      {error ? (
        <ErrorState description={errorSentence(i18n, error)} retry={() => void refetch()} />
      ) : !steps ? (
        <FormSkeleton />
      ) : steps.length === 0 ? (
        <EmptyState icon="clock" title={i18n._('No changes on record yet')} />
      ) : (
        <ChangeList component="ol" aria-label={i18n._('Changes')}>
          {steps.map((step) => (
            <li key={step.entry.seq}>
              <p>
                <span>{i18n._(sentenceOfChange(step.entry), { who: who(step.entry), record: name })}</span>
                <time
                  id={`${id}-${step.entry.seq}`}
                  dateTime={step.entry.at}
                  data-tooltip={format.relativeAlone(step.entry.at, now)}
                >
                  {format.dateTime(step.entry.at, zone)}
                </time>
              </p>
              <dl>
                {differencesOf(step).map(({ path, base, theirs }) => (
                  <div key={JSON.stringify(path)}>
                    <dt>{words.pathWords(path)}</dt>
                    <dd>
                      <Compared field={path.at(-1) ?? ''} before={base} after={theirs} words={words} />
                    </dd>
                  </div>
                ))}
              </dl>
              {!step.isLatest && !step.isSame && step.entry.after !== null && (
                <Button
                  icon="undo"
                  busy={busy === step.entry.seq}
                  refused={reasonFor(step)}
                  aria-describedby={`${id}-${step.entry.seq}`}
                  onClick={() => void ask(step)}
                >
                  {i18n._('Restore this version')}
                </Button>
              )}
            </li>
          ))}
        </ChangeList>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {i18n._('Show older')}
        </Button>
      )}
    </SidePanel>
  )
}
