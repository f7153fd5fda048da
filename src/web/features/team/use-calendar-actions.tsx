import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useExtension } from '../../client/use-operation.ts'
import { useRights } from '../../client/use-caller.ts'
import { callData } from '../../client/call-data.ts'
import { useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import { callOf, deletion, type RecordAction, type RecordWork } from '../../fields/list/record-actions.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { useAsked } from '../../ui/use-asked.tsx'
import { paths } from '../../paths/paths.ts'
import { useChangeCalendars } from './many/use-change-calendars.tsx'
import { changesTags, MOST_TAGS, tagsAfter, type TagChange } from './tags/tag-change.ts'
import { useKnownTags } from './use-calendar-filters.ts'
import { withMessages } from '../../i18n/catalogue.ts'

const TagsQuestion = lazySection(withMessages(() => import('./tags/tags-question.tsx')))

const putTags = (after: (calendar: Calendar) => string[]) =>
  callOf(contract.adminCalendars.update, (calendar: Calendar) => ({
    params: { id: calendar.id },
    body: { tags: after(calendar) },
  }))

const NONE: readonly RecordAction<Calendar>[] = []

/** What the deployment lets be done with calendars, and the questions that are asked for it. */
interface CalendarActions {
  /** Whether calendars can be made and changed here at all. */
  extended: boolean
  /** Whether the key in use may. */
  may: boolean
  actions: readonly RecordAction<Calendar>[]
  questions: ReactNode
}

/** What can be done with calendars from their list: nothing without the extension, or without an administrator's key. */
export function useCalendarActions(): CalendarActions {
  const { i18n } = useLingui()
  const extended = useExtension('calendars')
  const rights = useRights()
  const known = useKnownTags()
  const tags = useAsked(TagsQuestion)
  const removal = useDeleteQuestion(paths)
  const { settle, runAll, panel } = useResolutionPlan()
  const many = useChangeCalendars({ runAll })
  // A deployment that tells no rights decides by itself.
  const may = extended && rights !== undefined && (rights?.includes('administer') ?? true)

  const tagWork = (change: TagChange): RecordWork<Calendar> => ({
    applies: (calendar) => changesTags(calendar.tags, change) && tagsAfter(calendar.tags, change).length <= MOST_TAGS,
    call: putTags((calendar) => tagsAfter(calendar.tags, change)),
    undo: putTags((calendar) => [...calendar.tags]),
    title: (count) =>
      change.adds
        ? i18n._('{count, plural, one {Add tags to # calendar} other {Add tags to # calendars}}', { count })
        : i18n._('{count, plural, one {Remove tags from # calendar} other {Remove tags from # calendars}}', { count }),
    done: (name) => i18n._('Changed the tags of “{name}”', { name }),
  })
  const asksTags = (adds: boolean) => async (records: readonly Calendar[]) => {
    const choices = adds ? known : [...new Set(records.flatMap((record) => record.tags))]
    const change = await tags.ask({ adds, known: choices, count: records.length })
    return change && tagWork(change)
  }

  const removalOf = (count: number) =>
    i18n._('{count, plural, one {Delete # calendar} other {Delete # calendars}}', { count })
  /** False where nobody is to come or all stay, so that the deletion goes on as ever. */
  const clears = async (records: readonly Calendar[]): Promise<boolean> =>
    settle({
      name: removalOf(records.length),
      change: { leaving: records.map(({ id }) => id) },
      writes: () =>
        records.map(({ id, name }) => ({
          id,
          name,
          calendarIds: [id],
          isLast: true,
          call: callData(contract.adminCalendars.remove, { params: { id } }),
        })),
    }).catch(() => true)

  const actions: readonly RecordAction<Calendar>[] = [
    many.action,
    { id: 'addTags', label: i18n._('Add tags'), icon: 'tag', asks: asksTags(true) },
    {
      id: 'removeTags',
      label: i18n._('Remove tags'),
      icon: 'close',
      applies: (calendar) => calendar.tags.length > 0,
      asks: asksTags(false),
    },
    deletion(i18n, {
      clears,
      confirmOne: (record) => removal.ask({ kind: 'calendar', record }, record.name),
      question: (count, name) => ({
        title:
          count === 1
            ? i18n._('Delete “{name}”?', { name })
            : i18n._('{count, plural, one {Delete # calendar?} other {Delete # calendars?}}', { count }),
        text: i18n._(
          'Deleted calendars lose their weekly schedules, and services lose them. Blocked time and appointments that stay prevent deletion and are listed afterward.',
        ),
      }),
      call: callOf(contract.adminCalendars.remove, ({ id }: Calendar) => ({ params: { id } })),
      title: removalOf,
    }),
  ]
  return {
    extended,
    may,
    actions: may ? actions : NONE,
    questions: (
      <>
        {tags.question}
        {removal.question}
        {many.question}
        {panel}
      </>
    ),
  }
}
