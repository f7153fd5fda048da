import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Room } from '#api/contract/rooms.ts'
import type { LabelDialogProps } from './label-dialog.tsx'
import type { LabelVerb } from './labelling.ts'

const LabelDialog = lazy(() => import('./label-dialog.tsx'))

/** Asks which label rooms shall get or lose; render `dialog` anywhere. */
export function useLabelQuestion() {
  const [open, setOpen] = useState<LabelDialogProps>()
  const ask = (verb: LabelVerb, rooms: readonly Room[]): Promise<string | null> =>
    new Promise((resolve) => {
      const answer = (label: string | null) => {
        setOpen(undefined)
        resolve(label)
      }
      setOpen({ verb, rooms, answer })
    })
  const dialog: ReactNode = open && (
    <Suspense>
      <LabelDialog {...open} />
    </Suspense>
  )
  return { ask, dialog }
}
