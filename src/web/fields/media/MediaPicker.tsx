import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import type { Multimedia } from '../../../api/contract/multimedia.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormDialog } from '../../ui/panel/SidePanel.tsx'
import { paint } from '../../ui/paint.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { useMultimedia } from '../references.ts'
import { Thumbnail } from './Thumbnail.tsx'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 10,
  marginBlockStart: 14,
  '& > button': {
    display: 'grid',
    gap: 6,
    padding: 6,
    border: `1px solid ${paint.line}`,
    borderRadius: 10,
    background: paint.surface,
    color: paint.ink,
    font: 'inherit',
    fontSize: '0.78125rem',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& > button:hover': { borderColor: paint.ink },
  '& > button[aria-pressed="true"]': { borderColor: paint.accent, background: paint.accentTint, fontWeight: 600 },
})

interface MediaPickerProps {
  open: boolean
  onClose: () => void
  title: string
  /** Ids that are already taken. */
  chosen: readonly string[]
  /** Only media for which this holds are offered. */
  offers?: (medium: Multimedia) => boolean
  onPick: (medium: Multimedia) => void
}

/** Chooses among the organization's media by sight or by name. */
export function MediaPicker({ open, onClose, title, chosen, offers, onPick }: MediaPickerProps) {
  const { i18n } = useLingui()
  const { items } = useMultimedia()
  const [search, setSearch] = useState('')
  const wanted = search.toLocaleLowerCase()
  const shown = (items ?? [])
    .filter((medium) => offers?.(medium) ?? true)
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      width={720}
      actions={
        <Button kind="primary" onClick={onClose}>
          {i18n._('Done')}
        </Button>
      }
    >
      <SearchBox value={search} onChange={setSearch} label={i18n._('Search media')} />
      {items !== undefined && shown.length === 0 ? (
        <EmptyState icon="media" title={i18n._('No media here')} />
      ) : (
        <Grid>
          {shown.map((medium) => (
            <button
              key={medium.id}
              type="button"
              aria-pressed={chosen.includes(medium.id)}
              onClick={() => onPick(medium)}
            >
              <Thumbnail url={medium.url} type={medium.type} />
              {medium.name}
            </button>
          ))}
        </Grid>
      )}
    </FormDialog>
  )
}
