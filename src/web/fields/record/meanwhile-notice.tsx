import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import type { HistorySubject } from '../history/steps.ts'
import type { Meanwhile } from './record-form.ts'

const AuthoredNotice = lazy(withMessages(() => import('../history/authored-notice.tsx')))

interface MeanwhileNoticeProps {
  meanwhile: Meanwhile | null
  /** What the fields of the form are called on the screen. */
  labels: Readonly<Record<string, string>>
  /** By what the service tells who it was. */
  subject?: HistorySubject | undefined
}

/** Says as soon as it is known what somebody else has changed of a record that is being typed into. */
export function MeanwhileNotice({ meanwhile, labels, subject }: MeanwhileNoticeProps) {
  const { i18n } = useLingui()
  const { list } = useFormat()
  const fields = list(meanwhile?.names.map((name) => labels[name] ?? name) ?? [])
  const notice = meanwhile && {
    severity: 'info' as const,
    icon: 'refresh' as const,
    title: i18n._('Someone else just changed: {fields}', { fields }),
    text: i18n._('What you typed is still here, but not saved.'),
    children: <Button onClick={meanwhile.compare}>{i18n._('Compare and merge')}</Button>,
  }
  return (
    <output style={{ display: 'block' }}>
      {notice &&
        (subject ? (
          <Suspense fallback={<Notice {...notice} />}>
            <AuthoredNotice {...notice} since={{ subject, ...meanwhile.versions }} fields={fields} />
          </Suspense>
        ) : (
          <Notice {...notice} />
        ))}
    </output>
  )
}
