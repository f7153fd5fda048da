import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { tonePaint } from '../../ui/tones.ts'
import type { Stale } from './useRecordForm.ts'

const tone = tonePaint('pending')
const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  marginBlockEnd: 14,
  padding: '12px 14px',
  border: `1px solid ${tone.edge}`,
  borderRadius: 12,
  background: tone.bg,
  color: tone.text,
  '& strong': { fontWeight: 620 },
  '& p': { margin: 0, fontSize: '0.84375rem' },
  '& .ways': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
})

interface StaleNoticeProps {
  stale: Stale | null
  /** What the fields of the body are called on the screen. */
  labels: Readonly<Record<string, string>>
}

/** Says that somebody else saved first and leaves the choice to the reader; what is typed is still there. */
export function StaleNotice({ stale, labels }: StaleNoticeProps) {
  const { i18n } = useLingui()
  const names = stale?.fields.map((field) => labels[field] ?? field).join(', ')
  return (
    <div role="alert">
      {stale && (
        <Box>
          <Icon name="warning" />
          <div>
            <strong>{i18n._('Somebody else changed this while you were typing')}</strong>
            <p>
              {names
                ? i18n._('They changed: {names}. What you typed is still here and not saved.', { names })
                : i18n._('What you typed is still here and not saved.')}
            </p>
          </div>
          <div className="ways">
            <Button onClick={stale.loadTheirs}>{i18n._('Load theirs')}</Button>
            <Button kind="primary" onClick={stale.saveMine}>
              {i18n._('Save mine')}
            </Button>
          </div>
        </Box>
      )}
    </div>
  )
}
