import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { Button } from '../../ui/button.tsx'
import { errorText, type FieldProps } from '../../ui/form/field.ts'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { visuallyHidden } from '../../theme/paint.ts'
import { useMultimedia } from '../references.ts'
import { DropPlace } from '../uploads/drop-place.tsx'
import { useUploadInto } from '../uploads/use-upload-into.tsx'
import { MediaPicker } from './media-picker.tsx'
import { MediaTile } from './media-tile.tsx'

const Tiles = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(142px, 1fr))',
  gap: 10,
  margin: '0 0 10px',
  padding: 0,
  listStyle: 'none',
})
const Said = styled('output')(visuallyHidden)

/** As many media as the interface takes in one list. */
const MOST = 200

/** The list with one of its items at another place. */
const movedTo = (items: readonly string[], from: number, to: number): string[] => {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** Several media in an order; the form's value is the list of their ids. */
export function MediaListF<Values extends FieldValues>({ control, name, label, help }: FieldProps<Values>) {
  const { i18n } = useLingui()
  const { items, byId } = useMultimedia()
  const { field, fieldState } = useController({ control, name })
  const [open, setOpen] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const tiles = useRef<HTMLOListElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : []
  const [arrived, setArrived] = useState<readonly Multimedia[]>([])
  const mediumOf = (id: string | undefined) => byId.get(id ?? '') ?? arrived.find((medium) => medium.id === id)
  const nameOf = (id: string | undefined): string => mediumOf(id)?.name ?? id ?? ''

  // Uploads end after the painting in which they were asked for, and several may end before the next one.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  const upload = useUploadInto({
    onReady: (medium) => {
      if (latest.current.includes(medium.id) || latest.current.length >= MOST) return
      latest.current = [...latest.current, medium.id]
      setArrived((before) => [...before, medium])
      field.onChange([...latest.current])
      setSaid(i18n._('Added {name}', { name: medium.name }))
    },
  })

  // The tile is at its new place after the next painting.
  const focus = (index: number, part: string) =>
    requestAnimationFrame(() => {
      const tile = tiles.current?.children[Math.min(index, tiles.current.children.length - 1)]
      const button = tile?.querySelector<HTMLElement>(`[data-part="${part}"]:not([disabled])`)
      ;(button ?? tile?.querySelector<HTMLElement>('[data-part]:not([disabled])') ?? choose.current)?.focus()
    })
  const move = (from: number, to: number) => {
    field.onChange(movedTo(ids, from, to))
    setSaid(
      i18n._('Moved {name} to place {place} of {count}', { name: nameOf(ids[from]), place: to + 1, count: ids.length }),
    )
  }
  const remove = (index: number) => {
    field.onChange(ids.filter((_, at) => at !== index))
    setSaid(i18n._('Removed {name}', { name: nameOf(ids[index]) }))
    focus(index, 'remove')
  }
  const endDrag = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <FieldGroup label={label} help={help} error={errorText(fieldState)}>
      <DropPlace {...upload.into}>
        {ids.length > 0 && (
          <Tiles ref={tiles}>
            {ids.map((id, index) => (
              <MediaTile
                // An answer of another deployment may name a medium twice.
                key={ids.indexOf(id) === index ? id : `${id} ${index}`}
                id={id}
                medium={mediumOf(id)}
                known={items !== undefined}
                index={index}
                count={ids.length}
                onMove={(by) => {
                  move(index, index + by)
                  focus(index + by, by < 0 ? 'forward' : 'back')
                }}
                onRemove={() => remove(index)}
                drag={{
                  dragged: dragged === index,
                  over:
                    dragged === undefined || over !== index || dragged === index
                      ? undefined
                      : dragged < index
                        ? 'after'
                        : 'before',
                  onStart: () => setDragged(index),
                  onOver: () => setOver(index),
                  onDrop: () => {
                    if (dragged !== undefined && dragged !== index) move(dragged, index)
                    endDrag()
                  },
                  onEnd: endDrag,
                }}
              />
            ))}
          </Tiles>
        )}
        <Button ref={choose} icon="media" onClick={() => setOpen(true)}>
          {i18n._('Choose from library')}
        </Button>
      </DropPlace>
      {upload.shown}
      <Said>{said}</Said>
      <MediaPicker
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        chosen={ids}
        most={MOST}
        onPick={(next) => field.onChange([...next])}
        {...upload.into}
      />
    </FieldGroup>
  )
}
