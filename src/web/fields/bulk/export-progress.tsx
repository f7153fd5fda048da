import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { errorSentence } from '../error-sentence.ts'
import type { ExportReading } from './use-export.ts'
import { size, weight } from '../../theme/scale.ts'

const Frame = styled('div')({
  minBlockSize: 36,
  marginBlockStart: 16,
  fontSize: size.body2,
  '& p': { margin: '4px 0 0', color: paint.soft },
  '& .error': { display: 'flex', gap: 6, color: paint.danger, fontWeight: weight.medium },
})

/** How far an export is, or why it ended. */
export function ExportProgress({ reading, error }: { reading: ExportReading | null; error: unknown }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (reading) {
    const found = format.number(reading.found)
    const words =
      reading.total === null
        ? i18n._('{found} loaded', { found })
        : i18n._('{found} of {total} loaded', { found, total: format.number(reading.total) })
    return (
      <Frame>
        <ProgressBar label={i18n._('Loading the list')} value={reading.found} total={reading.total} text={words} />
        <p>{words}</p>
      </Frame>
    )
  }
  return (
    <Frame role="alert">
      {error !== null && (
        <p className="error">
          <Icon name="warning" size={16} />
          <span>
            {errorSentence(i18n, error)} {i18n._('Nothing was saved; your choices are kept.')}
          </span>
        </p>
      )}
    </Frame>
  )
}
