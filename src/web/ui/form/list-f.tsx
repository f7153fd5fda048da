import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  get,
  useFieldArray,
  useFormState,
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldValues,
} from 'react-hook-form'
import { Button } from '../button.tsx'
import { Icon } from '../icons.tsx'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

const Group = styled('fieldset')({
  '& > legend': { marginBlockEnd: 6, fontWeight: weight.semibold, fontSize: size.body2 },
  '& > p': { margin: '0 0 8px', color: paint.soft, fontSize: size.body2 },
  '& > .entry': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 8,
    marginBlockEnd: 10,
  },
  '& > .entry[data-over="true"]': { boxShadow: `0 -2px 0 ${paint.accent}` },
  '& > .entry > .content': { display: 'grid', gap: 10 },
  '& > .entry:has(> .tools[hidden])': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > .entry > .tools:not([hidden])': { display: 'grid', justifyItems: 'center', gap: 2 },
  // Beside the first field, not beside its label; an attribute, as the browser would look for labels at each letter.
  '&[data-labeled] > .entry > .tools:not([hidden])': { paddingBlockStart: 23 },
  '& .handle': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 24,
    color: paint.soft,
    cursor: 'grab',
    userSelect: 'none',
  },
  '@media (pointer: coarse)': { '& .handle': { display: 'none' } },
})

const Wrong = styled('p')({ margin: '0 0 4px', color: paint.danger, fontSize: size.caption, fontWeight: weight.medium })

/** A list has no input of its own that the form could move the focus to. */
const focusWhenShown = (message: HTMLParagraphElement | null): void => message?.focus()

interface ListFProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  control: Control<Values>
  name: Name
  label: string
  /** A fresh entry. */
  make: () => FieldArray<Values, Name>
  /** The fields of an entry; `index` goes into their names. */
  children: (index: number) => ReactNode
  addLabel: string
  /** Said while the list is empty. */
  none?: string
  /** What is wrong with the list as a whole, where the form does not keep it under the list's own name: another one at each try. */
  complaint?: { message?: string | undefined } | undefined
  /** Most entries allowed. */
  most?: number
  /** The order means something: entries can be moved, by buttons and by their handle. */
  ordered?: boolean
  /** The only entry cannot be removed, as one is nearly always there; its fields then have the whole width. */
  isFirstKept?: boolean
  /** Entries begin with a field whose label is hidden. */
  isLabelHidden?: boolean
}

/** A list of alike entries (guests, reminders, actors) with add, remove and, where it means something, an order. */
export function ListF<Values extends FieldValues, Name extends ArrayPath<Values>>(props: ListFProps<Values, Name>) {
  const {
    control,
    name,
    label,
    make,
    children,
    addLabel,
    none,
    complaint: asked,
    most = 100,
    ordered = false,
    isFirstKept = false,
    isLabelHidden = false,
  } = props
  const { i18n } = useLingui()
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const group = useRef<HTMLFieldSetElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()

  // The entry is at its new place after the next painting.
  const focus = (part: string, index: number) =>
    requestAnimationFrame(() => {
      const entries = [...(group.current?.children ?? [])].filter((child) => child.matches('.entry'))
      const entry = entries[Math.min(index, entries.length - 1)]
      const button = entry?.querySelector<HTMLButtonElement>(`[data-part="${part}"]:not([disabled])`)
      const place = button ?? entry?.querySelector<HTMLElement>('[data-part]:not([disabled])')
      ;(place ?? [...(group.current?.querySelectorAll('button') ?? [])].at(-1))?.focus()
    })
  const shift = (from: number, to: number, part: string) => {
    move(from, to)
    focus(part, to)
  }
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) move(dragged, to)
    setDragged(undefined)
    setOver(undefined)
  }
  const { errors } = useFormState({ control })
  // A complaint can be about the list, or about an entry as a whole, where no single field shows it.
  const complaint = (place: string): string | undefined =>
    get(errors, `${place}.root.message`) ?? get(errors, `${place}.message`)
  const askedAt = useRef<HTMLParagraphElement>(null)
  // Who tries once more with nothing changed is led there once more.
  useEffect(() => {
    if (asked) askedAt.current?.focus()
  }, [asked])
  const wrong = (message: unknown) => {
    // An entry may have a field of the name `message`, whose error is no text.
    return (
      typeof message === 'string' && (
        <Wrong ref={focusWhenShown} tabIndex={-1}>
          {message}
        </Wrong>
      )
    )
  }
  return (
    <Group ref={group} data-labeled={isLabelHidden ? undefined : ''}>
      <legend>{label}</legend>
      {wrong(complaint(name))}
      {asked?.message && (
        <Wrong ref={askedAt} tabIndex={-1}>
          {asked.message}
        </Wrong>
      )}
      {fields.length === 0 && none && <p>{none}</p>}
      {fields.map((entry, index) => (
        <div
          key={entry.id}
          className="entry"
          data-over={over === index && dragged !== index}
          onDragOver={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            setOver(index)
          }}
          onDrop={() => drop(index)}
        >
          <div className="content">
            {wrong(complaint(`${name}.${index}`))}
            {children(index)}
          </div>
          <div className="tools" hidden={isFirstKept && fields.length === 1}>
            {ordered && fields.length > 1 && (
              <>
                <span
                  className="handle"
                  aria-hidden="true"
                  draggable
                  onDragStart={() => setDragged(index)}
                  onDragEnd={() => {
                    setDragged(undefined)
                    setOver(undefined)
                  }}
                >
                  <Icon name="grip" size={16} />
                </span>
                <Button
                  kind="quiet"
                  icon="arrowUp"
                  iconOnly
                  data-part="up"
                  disabled={index === 0}
                  onClick={() => shift(index, index - 1, 'up')}
                >
                  {i18n._('Move entry {number} up', { number: index + 1 })}
                </Button>
                <Button
                  kind="quiet"
                  icon="arrowDown"
                  iconOnly
                  data-part="down"
                  disabled={index === fields.length - 1}
                  onClick={() => shift(index, index + 1, 'down')}
                >
                  {i18n._('Move entry {number} down', { number: index + 1 })}
                </Button>
              </>
            )}
            <Button
              kind="quiet"
              icon="trash"
              iconOnly
              data-part="remove"
              onClick={() => {
                remove(index)
                focus('remove', index)
              }}
            >
              {i18n._('Remove entry {number}', { number: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <Button icon="plus" disabled={fields.length >= most} onClick={() => append(make())}>
        {addLabel}
      </Button>
    </Group>
  )
}
