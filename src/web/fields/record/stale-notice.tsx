import { useLingui } from '@lingui/react'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import type { HistorySubject } from '../history/steps.ts'
import { ChangeNotice } from './change-notice.tsx'
import type { MergeDialogProps } from './merging/merge-dialog.tsx'
import type { FieldWords } from './merging/use-words.ts'
import type { RecordForm, Stale } from './record-form.ts'

// What is loaded late keeps no type parameter.
const MergeDialog = lazySection<MergeDialogProps<FieldValues>>(withMessages(() => import('./merging/merge-dialog.tsx')))

interface StaleNoticeProps<Values extends FieldValues> {
  record: Pick<RecordForm<Values>, 'form' | 'stale' | 'recreate'>
  /** What the fields of the form are called on the screen. */
  labels: Readonly<Record<string, string>>
  words?: FieldWords | undefined
  /** By what the service tells who it was. */
  subject?: HistorySubject | undefined
}

/** Says that somebody else saved or deleted first and leaves the choice to the reader; what is typed is still there. */
export function StaleNotice<Values extends FieldValues>({ record, labels, words, subject }: StaleNoticeProps<Values>) {
  const { i18n } = useLingui()
  const { stale, recreate } = record
  const [closed, setClosed] = useState<unknown>(null)
  const compare = useRef<HTMLButtonElement>(null)
  // What opened the dialog may have stood in the notice that this one took the place of, and the dialog comes later.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) compare.current?.focus()
  }, [stale?.key, closed])
  const take = ({ loadTheirs }: Stale<Values>) => {
    const mine = record.form.getValues()
    loadTheirs()
    showToast({
      text: i18n._('Showing the saved version.'),
      action: { label: i18n._('Undo'), run: () => record.form.reset(mine, { keepDefaultValues: true }) },
    })
  }
  const since = subject && stale?.versions && { subject, ...stale.versions }
  return (
    <>
      <div role="alert">
        {stale && (
          <ChangeNotice
            since={since}
            title={i18n._('Someone else changed this while you were typing')}
            text={i18n._('What you typed is still here, but not saved.')}
          >
            <Button onClick={() => take(stale)}>{i18n._('Load theirs')}</Button>
            <Button ref={compare} onClick={() => setClosed(null)}>
              {i18n._('Compare and merge')}
            </Button>
          </ChangeNotice>
        )}
        {recreate && (
          <Notice
            title={i18n._('Someone else deleted this while you were typing')}
            text={i18n._('What you typed is still here. You can create the record again, with a new ID.')}
          >
            <Button kind="primary" onClick={recreate}>
              {i18n._('Create again from my entries')}
            </Button>
          </Notice>
        )}
      </div>
      {stale && closed !== stale.key && (
        <Suspense>
          <MergeDialog
            key={stale.key}
            base={stale.base}
            mine={record.form.getValues()}
            theirs={stale.theirs}
            labels={labels}
            words={words}
            purpose="save"
            since={since}
            onTake={(values) => stale.save(values as Values)}
            onTheirs={() => take(stale)}
            onClose={() => setClosed(stale.key)}
          />
        </Suspense>
      )}
    </>
  )
}
