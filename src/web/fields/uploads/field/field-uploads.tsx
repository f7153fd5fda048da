import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useUploads } from '../../../client/upload-store.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { ProgressBar } from '../../../ui/run/progress-bar.tsx'
import { isGoing } from '../dock/totals.ts'
import { phaseWords, troubleWords } from '../dock/upload-words.ts'
import { size, weight } from '../../../theme/scale.ts'

const List = styled(MuiList)({
  display: 'grid',
  gap: 12,
  maxInlineSize: 460,
  marginBlockStart: 8,
  fontSize: size.body2,
  '& > li': { display: 'grid', gap: 4 },
  '& strong': {
    display: 'block',
    overflow: 'hidden',
    fontWeight: weight.medium,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { color: paint.soft, fontSize: size.caption },
})

/** The files that come into a field as soon as they are ready. */
export default function FieldUploads({ ids }: { ids: readonly string[] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const uploads = useUploads()?.uploads.filter(({ id, phase }) => ids.includes(id) && phase !== 'done')
  if (!uploads?.length) return null
  return (
    <List aria-label={i18n._('Uploads to this field')}>
      {uploads.map((upload) => {
        const words = phaseWords(i18n, format, upload)
        return (
          <li key={upload.id}>
            <strong>{upload.name}</strong>
            <ProgressBar
              label={upload.name}
              value={upload.sent}
              total={upload.size}
              text={words}
              waiting={!isGoing(upload)}
            />
            <small>
              {words} · {troubleWords(i18n, upload) ?? i18n._('Appears here once ready.')}
            </small>
          </li>
        )
      })}
    </List>
  )
}
