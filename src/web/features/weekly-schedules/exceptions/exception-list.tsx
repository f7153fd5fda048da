import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import type { Range } from '../schedule-form-values.ts'
import { EntryForm } from './entry-form.tsx'
import { ExceptionLine } from './exception-line.tsx'
import { Lines, PartHead, Quiet } from './look.ts'
import { entriesOf, type ExceptionEntry, type Exceptions, paintDays } from './painting.ts'
import { size } from '../../../theme/scale.ts'

const Past = styled('details')({
  '& > summary': { minBlockSize: 32, paddingBlock: 6, color: paint.soft, fontSize: size.body2, cursor: 'pointer' },
})

interface ExceptionListProps {
  exceptions: Exceptions
  onChange: (next: Exceptions, said: ExceptionEntry, erased: boolean) => void
  today: string
  /** Hours to begin with in a new entry. */
  usual: readonly Range[]
}

const keyOf = ({ from, brush }: ExceptionEntry): string => `${from} ${brush.kind === 'office' ? 'period' : 'day'}`

/** The exceptions as a list that is written by dates: what comes first, what is over folded away. */
export function ExceptionList({ exceptions, onChange, today, usual }: ExceptionListProps) {
  const { i18n } = useLingui()
  const add = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const entries = entriesOf(exceptions)
  const coming = entries.filter(({ to }) => to >= today)
  const past = entries.filter(({ to }) => to < today)

  const close = () => {
    setOpen(null)
    add.current?.querySelector('button')?.focus()
  }
  const done = (entry: ExceptionEntry, before?: ExceptionEntry) => {
    const cleared = before ? paintDays(exceptions, before, { kind: 'erase' }) : exceptions
    onChange(paintDays(cleared, entry, entry.brush), entry, false)
    close()
  }
  const remove = (entry: ExceptionEntry) => {
    onChange(paintDays(exceptions, entry, { kind: 'erase' }), entry, true)
    close()
  }
  const lines = (some: readonly ExceptionEntry[]) => (
    <Lines>
      {some.map((entry) => {
        const key = keyOf(entry)
        return open === key ? (
          <li key={key} className="open">
            <EntryForm
              label={i18n._('Change an exception')}
              entry={entry}
              today={today}
              usual={usual}
              onDone={(next) => done(next, entry)}
              onCancel={close}
            />
          </li>
        ) : (
          <li key={key}>
            <ExceptionLine entry={entry} onEdit={() => setOpen(key)} onRemove={() => remove(entry)} />
          </li>
        )
      })}
    </Lines>
  )
  return (
    <>
      <PartHead>
        <h3>{i18n._('Upcoming exceptions')}</h3>
        <span ref={add}>
          <Button icon="plus" onClick={() => setOpen('new')}>
            {i18n._('Add by dates')}
          </Button>
        </span>
      </PartHead>
      {open === 'new' && (
        <EntryForm
          label={i18n._('New exception')}
          entry={{ from: today, to: today, brush: { kind: 'office' } }}
          today={today}
          usual={usual}
          onDone={(entry) => done(entry)}
          onCancel={close}
        />
      )}
      {coming.length === 0 ? <Quiet>{i18n._('None: every upcoming week is as above.')}</Quiet> : lines(coming)}
      {past.length > 0 && (
        <Past>
          <summary>
            {i18n._('{count, plural, one {# past exception} other {# past exceptions}}', { count: past.length })}
          </summary>
          {lines(past.toReversed())}
        </Past>
      )}
    </>
  )
}
