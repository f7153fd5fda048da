import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'
import { Icon, type IconName } from '../icons.tsx'

const Frame = styled('label')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '24px 16px',
  border: `1.5px dashed ${paint.field}`,
  borderRadius: radius.sheet,
  textAlign: 'center',
  cursor: 'pointer',
  '&[data-over="true"]': { borderColor: paint.accent, background: paint.accentTint },
  '&:has(input:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' },
  '& small': { color: paint.soft, fontSize: size.caption },
})

interface FilePlaceProps {
  /** What is chosen, for who does not see the place. */
  label: string
  /** Endings and media types of such files, as an input of HTML takes them. */
  accept: string
  icon: IconName
  /** Takes nothing for now. */
  disabled?: boolean
  onFile: (file: File) => void
  /** What stands in it: that a file is dropped or chosen here, and in `small` which. */
  children: ReactNode
}

/** The files that a chooser offers, by what they hold: endings of names and media types, as `accept` wants them. */
export const FILE_KINDS = {
  archive: '.zip,application/zip',
  calendar: '.ics,.ical,text/calendar',
  table: '.csv,.tsv,.txt,text/csv',
} as const

/** A place to drop one file onto, or to choose one from. */
export function FilePlace({ label, accept, icon, disabled = false, onFile, children }: FilePlaceProps) {
  const [over, setOver] = useState(false)
  const take = ([file]: Iterable<File>) => {
    if (file && !disabled) onFile(file)
  }
  return (
    <Frame
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Icon name={icon} size={22} />
      {children}
      <input
        type="file"
        accept={accept}
        aria-label={label}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files ?? [])
          // The same file can be chosen again after it was changed.
          target.value = ''
        }}
      />
    </Frame>
  )
}
