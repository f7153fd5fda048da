import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { useBulk } from '../../../fields/bulk/use-bulk.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import { paths } from '../../../paths/paths.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import type { RowAction } from '../../../ui/table/row-actions.ts'
import { useAsked } from '../../../ui/use-asked.tsx'
import { tagCounts, tagsRenamed } from './tag-change.ts'

const RenameTagQuestion = lazySection(withMessages(() => import('./rename-tag-question.tsx')))

/**
 * Calls a tag otherwise on every calendar that has it, as a run that can be taken back; by the name of another tag the two
 * become one. The interface keeps tags as words of each calendar, so that there is nothing else to rename.
 */
export function useRenameTag(): { action: RowAction | undefined; question: ReactNode } {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const calendars = useCalendars().items
  const { ask, question } = useAsked(RenameTagQuestion)
  const bulk = useBulk()
  const rename = async () => {
    const renaming = await ask({ counts: tagCounts(calendars ?? [], compare) })
    if (!renaming) return
    const { from, to } = renaming
    const putTags = (after: (calendar: Calendar) => readonly string[]) => (calendar: Calendar) => ({
      params: { id: calendar.id },
      body: { tags: [...after(calendar)] },
    })
    await bulk.run({
      title: i18n._('Rename the tag “{from}” to “{to}”', { from, to }),
      records: (calendars ?? []).filter(({ tags }) => tags.includes(from)),
      id: ({ id }) => id,
      name: ({ name }) => name,
      to: ({ id }) => paths.calendars.one(id),
      row: contract.adminCalendars.update,
      inputOf: putTags(({ tags }) => tagsRenamed(tags, renaming)),
      undo: { row: contract.adminCalendars.update, inputOf: putTags(({ tags }) => tags) },
    })
  }
  const hasTags = calendars?.some(({ tags }) => tags.length > 0)
  const action = hasTags
    ? { label: i18n._('Rename a tag'), icon: 'tag' as const, onAct: () => void rename() }
    : undefined
  return { action, question }
}
