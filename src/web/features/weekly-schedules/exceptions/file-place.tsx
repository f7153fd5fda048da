import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { Icon } from '../../../ui/icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'

const Place = styled('label')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '20px 16px',
  border: `1.5px dashed ${paint.field}`,
  borderRadius: radius.sheet,
  textAlign: 'center',
  fontSize: size.body2,
  cursor: 'pointer',
  '&[data-over="true"]': { borderColor: paint.accent, background: paint.accentTint },
  '&:has(input:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' },
  '& small': { color: paint.soft, fontSize: size.caption },
})

/** A place to drop a calendar file onto, or to choose one from. */
export function FilePlace({ onFile, file }: { onFile: (file: File) => void; file: string | undefined }) {
  const { i18n } = useLingui()
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <Place
      htmlFor={id}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onFile(dropped)
      }}
    >
      <Icon name="calendar" size={22} />
      <span>{file ?? i18n._('Drop a calendar file here, or choose one')}</span>
      <small>
        {file === undefined
          ? i18n._('Most governments and calendar apps offer a file with their public holidays.')
          : i18n._('Choose another file')}
      </small>
      <input
        id={id}
        type="file"
        accept=".ics,.ical,text/calendar"
        aria-label={i18n._('Calendar file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
          // The same file can be chosen again after it was changed.
          target.value = ''
        }}
      />
    </Place>
  )
}
