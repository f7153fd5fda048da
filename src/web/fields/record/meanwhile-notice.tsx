import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import type { HistorySubject } from '../history/steps.ts'
import { ChangeNotice } from './change-notice.tsx'
import type { Meanwhile } from './record-form.ts'

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
  return (
    <output style={{ display: 'block' }}>
      {meanwhile && (
        <ChangeNotice
          since={subject && { subject, ...meanwhile.versions }}
          fields={fields}
          severity="info"
          icon="refresh"
          title={i18n._('Someone else just changed: {fields}', { fields })}
          text={i18n._('What you typed is still here, but not saved.')}
        >
          <Button onClick={meanwhile.compare}>{i18n._('Compare and merge')}</Button>
        </ChangeNotice>
      )}
    </output>
  )
}
