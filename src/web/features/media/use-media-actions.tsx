import { useLingui } from '@lingui/react'
import { Suspense, useState, type ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { callOf, type RecordAction } from '../../fields/list/record-actions.ts'
import { useBringBack } from '../../fields/media/use-kept.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { paths } from '../../paths/paths.ts'
import { changeBack, type MediumChange } from './bulk/change-back.ts'
import type { DeleteMediaProps } from './bulk/delete-media.tsx'
import type { EditMediaProps } from './bulk/edit-media.tsx'

const EditMedia = lazySection(withMessages(() => import('./bulk/edit-media.tsx')))
const DeleteMedia = lazySection(withMessages(() => import('./bulk/delete-media.tsx')))

type Open = { what: 'edit'; props: EditMediaProps } | { what: 'delete'; props: DeleteMediaProps }

/** What can be done with media, many or one; render `dialogs` anywhere. */
export function useMediaActions(): { actions: readonly RecordAction<Multimedia>[]; dialogs: ReactNode } {
  const { i18n } = useLingui()
  const { ask, question } = useDeleteQuestion(paths)
  const [open, setOpen] = useState<Open>()
  const bringBack = useBringBack()

  const askEdit = (media: readonly Multimedia[]) =>
    new Promise<ReadonlyMap<string, MediumChange> | null>((resolve) => {
      const answer: EditMediaProps['answer'] = (changes) => {
        setOpen(undefined)
        resolve(changes)
      }
      setOpen({ what: 'edit', props: { media, answer } })
    })
  const askDelete = async (media: readonly Multimedia[]): Promise<readonly Multimedia[] | null> => {
    const [one, ...others] = media
    if (one && others.length === 0) return (await ask({ kind: 'medium', record: one }, one.name)) ? [one] : null
    return new Promise((resolve) => {
      const answer: DeleteMediaProps['answer'] = (going) => {
        setOpen(undefined)
        resolve(going)
      }
      setOpen({ what: 'delete', props: { media, answer } })
    })
  }

  const actions: readonly RecordAction<Multimedia>[] = [
    {
      id: 'edit',
      label: i18n._('Edit texts'),
      icon: 'edit',
      asks: async (media) => {
        const changes = await askEdit(media)
        if (!changes) return null
        return {
          applies: ({ id }) => changes.has(id),
          call: callOf(contract.multimedia.update, ({ id }: Multimedia) => ({
            params: { id },
            body: changes.get(id) ?? {},
          })),
          undo: callOf(contract.multimedia.update, (medium: Multimedia) => ({
            params: { id: medium.id },
            body: changeBack(changes.get(medium.id) ?? {}, medium),
          })),
          title: (count) => i18n._('{count, plural, one {Change # file} other {Change # files}}', { count }),
          done: (name) => i18n._('Changed “{name}”', { name }),
        }
      },
    },
    {
      id: 'delete',
      label: i18n._('Delete'),
      icon: 'trash',
      danger: true,
      asks: async (media) => {
        const going = await askDelete(media)
        if (!going) return null
        const ids = new Set(going.map(({ id }) => id))
        return {
          applies: ({ id }) => ids.has(id),
          call: callOf(contract.multimedia.remove, ({ id }: Multimedia) => ({ params: { id } })),
          ...(going.every((medium) => bringBack(medium) !== undefined) && {
            undo: callOf(contract.trash.restore, ({ id }: Multimedia) => ({ params: { id } })),
          }),
          title: (count) => i18n._('{count, plural, one {Delete # file} other {Delete # files}}', { count }),
          done: (name) => i18n._('Deleted “{name}”', { name }),
        }
      },
    },
  ]
  const dialogs = (
    <>
      {question}
      <Suspense>
        {open?.what === 'edit' && <EditMedia {...open.props} />}
        {open?.what === 'delete' && <DeleteMedia {...open.props} />}
      </Suspense>
    </>
  )
  return { actions, dialogs }
}
