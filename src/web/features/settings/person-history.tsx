import { useLingui } from '@lingui/react'
import type { Person } from '#api/contract/people.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import HistoryPanel from '../../fields/history/history-panel.tsx'
import type { HistoryStep } from '../../fields/history/steps.ts'
import { usePersonLabels } from '../../fields/labels/people.ts'
import { differencesOf } from '../../fields/record/merge.ts'
import { useCalendars } from '../../fields/references.ts'
import { showToast } from '../../ui/toast.ts'
import { useRoleWords } from './use-role-words.ts'

/** What is said of a person in a form; whether they have access is a step of its own, and no version brings it back. */
const saidOf = ({ name, email, role, initials, color, calendarId }: Person) => ({
  name,
  email,
  role,
  initials,
  color,
  calendarId,
})

/** Who changed a person and when, and the way back to a version. */
export default function PersonHistory({ person, onClose }: { person: Person; onClose: () => void }) {
  const { i18n } = useLingui()
  const roles = useRoleWords()
  const { byId } = useCalendars()
  const update = useOperation(contract.adminPeople.update)
  const standing = (fields: HistoryStep['after']) => saidOf({ ...person, ...fields })
  const words = (field: string, value: unknown): string | undefined => {
    if (field === 'role') return Object.entries(roles).find(([role]) => role === value)?.[1].label
    return field === 'calendarId' && typeof value === 'string'
      ? (byId.get(value)?.name ?? i18n._('Unknown'))
      : undefined
  }
  const restore = ({ after }: HistoryStep): Promise<boolean> =>
    update.mutateAsync({ params: { id: person.id }, body: standing(after), ifVersion: person.version }).then(
      ({ name }) => {
        showToast({ tone: 'confirmed', text: i18n._('Saved “{name}”', { name }) })
        return true
      },
      (error: unknown) => {
        showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
        return false
      },
    )
  return (
    <HistoryPanel
      subject={{ resource: 'people', id: person.id }}
      version={person.version}
      name={person.name}
      labels={usePersonLabels()}
      words={words}
      differencesOf={({ before, after }) => {
        const was = standing(before)
        return differencesOf(was, was, standing(after))
      }}
      restore={restore}
      onClose={onClose}
    />
  )
}
