import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icons.tsx'
import { media, paint } from '../theme/paint.ts'
import { size } from '../theme/scale.ts'
import { eagerly } from './eager-input.tsx'
import { Hidden } from './hidden.ts'
import { PHONE, useMatchMedia } from './use-match-media.ts'

const Box = styled('label')({
  display: 'inline-block',
  verticalAlign: 'top',
  // It gives way to the filters beside it before they break into a second row.
  flex: '1 1 200px',
  maxInlineSize: 280,
  minInlineSize: 160,
  [media.compact]: { flex: '1 1 100%', maxInlineSize: 'none' },
  color: paint.soft,
  '& .MuiInputBase-root': { display: 'flex' },
  '& .MuiInputBase-input': { textOverflow: 'ellipsis', '&::placeholder': { color: paint.soft } },
  // As high as the buttons beside it.
  '@media (pointer: fine)': { '& .MuiInputBase-root': { minHeight: 32, fontSize: size.body2 } },
})
interface SearchBoxProps {
  value: string
  /** Called when typing pauses, and at once on Enter and on clearing. */
  onChange: (value: string) => void
  /** What is searched, such as “Search services”. */
  label?: string
  /** Milliseconds without a key that count as a pause; with 0 each letter is told, once it is painted. */
  delay?: number
}

/** A search field that waits for a pause in typing, so that each letter is no request and no history entry. */
export function SearchBox({ value, onChange, label, delay = 250 }: SearchBoxProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const name = label ?? i18n._('Search')
  // Beside the filters there is no room for what is searched, which the heading says.
  const isPhone = useMatchMedia(PHONE)

  // A value changed from outside (Back button, a cleared filter) replaces what is typed.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    clearTimeout(timer.current)
    setKnown(next)
    if (next !== value) onChange(next)
  }
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    if (next === '' || delay === 0) send(next.trim())
    else timer.current = setTimeout(() => send(next.trim()), delay)
  }
  return (
    <Box data-search="">
      <Hidden>{name}</Hidden>
      <OutlinedInput
        fullWidth
        {...eagerly}
        type="search"
        startAdornment={<Icon name="search" />}
        value={typed}
        placeholder={isPhone ? i18n._('Search') : name}
        inputProps={{ enterKeyHint: 'search' }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && send(typed.trim())}
      />
    </Box>
  )
}
