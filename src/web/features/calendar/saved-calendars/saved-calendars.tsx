import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/field-frame.tsx'
import { addView } from '../../../ui/views/shelf.ts'
import { paint } from '../../../theme/paint.ts'
import { sameChoice, type CalendarColumns } from './choice.ts'
import { choiceOf, columnsQuery, useSavedSets } from './saved-calendar-store.ts'
import { SetRow } from './saved-calendar-row.tsx'
import { size } from '../../../theme/scale.ts'

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  '& ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', columnGap: 20 },
  '& form': { display: 'flex', gap: 8 },
  '& form > input': { flex: 1, minInlineSize: 0, minBlockSize: 32, paddingBlock: 3 },
  '& p': { margin: 0, color: paint.soft, fontSize: size.caption },
})

interface SavedSetsProps {
  choice: CalendarColumns
  onChange: (choice: CalendarColumns) => void
}

/** The saved sets of columns: chosen, named, renamed, deleted, brought up to date, and the one to begin with. */
export function SavedCalendars({ choice, onChange }: SavedSetsProps) {
  const { i18n } = useLingui()
  const [shelf, change] = useSavedSets()
  const [name, setName] = useState('')
  const named = name.trim()
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (named === '') return
    const view = { id: crypto.randomUUID().slice(0, 8), name: named, query: columnsQuery(choice), pinned: false }
    change((now) => addView(now, view))
    setName('')
  }
  return (
    <Part aria-label={i18n._('Saved sets')}>
      <h3>{i18n._('Saved sets')}</h3>
      {shelf.views.length > 0 && (
        <List>
          {shelf.views.map((view) => (
            <SetRow
              key={view.id}
              view={view}
              shelf={shelf}
              change={change}
              choice={choice}
              current={sameChoice(choiceOf(view), choice)}
              onChoose={() => onChange(choiceOf(view))}
            />
          ))}
        </List>
      )}
      <form onSubmit={save}>
        <Input
          aria-label={i18n._('Name of the set')}
          value={name}
          maxLength={60}
          placeholder={i18n._('Name these columns')}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" aria-disabled={named === '' || undefined}>
          {i18n._('Save set')}
        </Button>
      </form>
      <p>{i18n._('Sets are kept in this browser. The page’s address holds the columns and can be shared.')}</p>
    </Part>
  )
}
