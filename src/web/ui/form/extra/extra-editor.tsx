import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../button.tsx'
import { paint } from '../../../theme/paint.ts'
import { readObject } from '../read-object.ts'
import { ExtraRowInputs } from './extra-row-inputs.tsx'
import { RawJson } from './raw-json.tsx'
import {
  bytesOf,
  emptyRow,
  merged,
  objectOf,
  problemsOf,
  rowsOf,
  writtenOf,
  type Extra,
  type ExtraRow,
} from './rows.ts'
import { size, weight } from '../../../theme/scale.ts'

const Frame = styled('div')({
  display: 'grid',
  gap: 10,
  '& > .none': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& > .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& > .foot > output': {
    marginInlineStart: 'auto',
    color: paint.soft,
    fontSize: size.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .foot > output[data-over="true"]': { color: paint.danger, fontWeight: weight.medium },
})

/** From this share of the limit on, the size is told. */
const NEAR = 0.75

interface ExtraEditorProps {
  /** The object, or the text of what is none yet. */
  value: unknown
  /** Most bytes of the written object. */
  limit: number
  onChange: (value: Extra | string) => void
  onBlur: () => void
  /** What the whole is called. */
  label: string
}

type Draft = { rows: readonly ExtraRow[] } | { raw: string }

const draftOf = (value: unknown): Draft =>
  typeof value === 'string' ? { raw: value } : { rows: rowsOf(typeof value === 'object' ? { ...value } : {}) }

/** What a draft gives the form: the object or, while it is none or too long, its text. */
const valueOf = (draft: Draft, limit: number): Extra | string => {
  if ('raw' in draft) return readObject(draft.raw, limit).object ?? draft.raw
  const object = objectOf(draft.rows)
  return object && bytesOf(object) <= limit ? object : writtenOf(draft.rows)
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The rows of a free object with all that belongs to them; loaded when a form has one. */
export function ExtraEditor({ value, limit, onChange, onBlur, label }: ExtraEditorProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [draft, setDraft] = useState(() => draftOf(value))
  const [given, setGiven] = useState(value)
  const frame = useRef<HTMLDivElement>(null)

  // A value set from outside (reset, somebody else's change) replaces what is typed.
  if (!same(value, given)) {
    setGiven(value)
    setDraft(draftOf(value))
  }

  const put = (next: Draft) => {
    const nextValue = valueOf(next, limit)
    setDraft(next)
    setGiven(nextValue)
    onChange(nextValue)
  }
  const focusName = (index: number) =>
    // The row is there after the next painting.
    requestAnimationFrame(() => {
      const names = frame.current?.querySelectorAll<HTMLElement>('[data-part="name"]')
      const place = names?.[Math.min(index, names.length - 1)] ?? frame.current?.querySelector<HTMLElement>('button')
      place?.focus()
    })

  const rows = 'rows' in draft ? draft.rows : []
  const readable = 'rows' in draft || readObject(draft.raw, Infinity).object !== undefined
  const bytes = new TextEncoder().encode(
    'raw' in draft ? draft.raw.trim() : JSON.stringify(objectOf(rows) ?? {}),
  ).length
  const problems = problemsOf(rows)

  const toggle = () => {
    if ('rows' in draft) {
      const object = objectOf(draft.rows)
      return put({ raw: object ? JSON.stringify(object, null, 2) : writtenOf(draft.rows) })
    }
    const { object } = readObject(draft.raw, Infinity)
    if (object) put({ rows: rowsOf(object) })
  }
  const paste = (row: ExtraRow, text: string): boolean => {
    const { object } = readObject(text, Infinity)
    if (!object || row.name !== '' || !text.trim().startsWith('{')) return false
    put({ rows: merged(rows, object) })
    return true
  }

  return (
    <Frame ref={frame} onBlur={onBlur}>
      {'raw' in draft ? (
        <RawJson label={label} text={draft.raw} onChange={(raw) => put({ raw })} />
      ) : (
        <>
          {rows.length === 0 && <p className="none">{i18n._('No fields yet.')}</p>}
          {rows.map((row, index) => (
            <ExtraRowInputs
              key={row.id}
              row={row}
              number={index + 1}
              problem={problems.get(row.id)}
              onChange={(next) => put({ rows: rows.map((it) => (it.id === row.id ? next : it)) })}
              onPaste={(text) => paste(row, text)}
              onRemove={() => {
                put({ rows: rows.filter((it) => it.id !== row.id) })
                focusName(index)
              }}
            />
          ))}
        </>
      )}
      <div className="foot">
        {'rows' in draft && (
          <Button
            icon="plus"
            onClick={() => {
              put({ rows: [...rows, emptyRow()] })
              focusName(rows.length)
            }}
          >
            {i18n._('Add a field')}
          </Button>
        )}
        <Button kind="quiet" disabled={!readable} onClick={toggle}>
          {'rows' in draft ? i18n._('Edit as JSON') : i18n._('Edit as rows')}
        </Button>
        <output data-over={bytes > limit}>
          {bytes > limit * NEAR &&
            i18n._('{size} of {limit} KiB', {
              size: format.number(bytes / 1024, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
              limit: format.number(limit / 1024),
            })}
          {bytes > limit && ` · ${i18n._('Too long.')}`}
        </output>
      </div>
    </Frame>
  )
}
