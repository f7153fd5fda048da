import { useLingui } from '@lingui/react'
import { Suspense, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { ownZone } from '../../i18n/own-zone.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { sameJson } from '../record/changes.ts'
import { differencesOf, mergeOf } from '../record/merge.ts'
import type { MergeDialogProps } from '../record/merging/merge-dialog.tsx'
import { type FieldWords, useWords } from '../record/merging/use-words.ts'
import type { Draft } from './draft-store.ts'
import { fitting } from './fitting.ts'
import { useDrafts } from './use-drafts.ts'

// What is loaded late keeps no type parameter.
const MergeDialog = lazySection<MergeDialogProps<FieldValues>>(
  withMessages(() => import('../record/merging/merge-dialog.tsx')),
)

/** A form whose input is kept in this browser until it is saved. */
interface DraftKeeperProps {
  form: UseFormReturn
  labels: Readonly<Record<string, string>>
  words?: FieldWords | undefined
  /** Whether nothing is stored yet: a draft of a new record is taken as it is. */
  fresh: boolean
  /** Tells forms at the same address apart. */
  name?: string
}

const noOutline = { outline: 'none' }
const today = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString()

/** Keeps what is typed into a form and offers back what a reload, a crash or a closed tab interrupted. */
export function DraftKeeper(props: DraftKeeperProps) {
  const { form, labels, fresh, name = '' } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const { offer, drop: dropDraft } = useDrafts(form, [pathname, name].filter(Boolean).join(' '))
  const { pathWords } = useWords(labels, props.words)
  const [merging, setMerging] = useState<{ draft: Draft; base: FieldValues; mine: FieldValues } | null>(null)
  // The form's own values before anything is typed: what is stored.
  const stored = form.formState.defaultValues ?? {}

  const drop = (draft: Draft) => {
    // The pressed button goes; the keyboard goes on above the first field.
    place.current?.focus({ preventScroll: true })
    dropDraft(draft)
  }
  const put = (draft: Draft, values: FieldValues) => {
    form.reset(values, { keepDefaultValues: true })
    setMerging(null)
    drop(draft)
  }
  const restore = (draft: Draft) => {
    const [base, mine] = [fitting(draft.base, stored), fitting(draft.values, stored)]
    if (fresh || sameJson(base, stored)) return put(draft, mine)
    if (differencesOf(base, mine, stored).some(({ by }) => by === 'both')) return setMerging({ draft, base, mine })
    put(
      draft,
      mergeOf(base, mine, stored, () => 'mine'),
    )
    showToast({ text: i18n._('This record changed while you typed; both changes are in the form.') })
  }
  const names = offer
    ? differencesOf(offer.base, fitting(offer.values, stored), offer.base)
        .map(({ path }) => pathWords(path))
        .join(', ')
    : ''
  return (
    <>
      <div aria-live="polite" ref={place} tabIndex={-1} style={noOutline}>
        {offer && (
          <Notice
            severity="info"
            icon="edit"
            title={i18n._('Your unsaved changes from {when}', {
              when: today(offer.savedAt)
                ? format.time(offer.savedAt, ownZone())
                : format.dateTime(offer.savedAt, ownZone()),
            })}
            text={i18n._('Unsaved: {names}. Kept in this browser for 14 days.', { names })}
          >
            <Button onClick={() => restore(offer)}>{i18n._('Restore')}</Button>
            <Button onClick={() => drop(offer)}>{i18n._('Discard')}</Button>
          </Notice>
        )}
      </div>
      {merging && (
        <Suspense>
          <MergeDialog
            base={merging.base}
            mine={merging.mine}
            theirs={stored}
            labels={labels}
            words={props.words}
            purpose="restore"
            onTake={(values) => put(merging.draft, values)}
            onTheirs={() => {
              drop(merging.draft)
              setMerging(null)
            }}
            onClose={() => setMerging(null)}
          />
        </Suspense>
      )}
    </>
  )
}
