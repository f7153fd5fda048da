import { useLingui } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { confirm } from '../../ui/confirm.ts'
import type { DeleteQuestionProps } from './delete-question.tsx'
import type { Places, Subject } from './uses.ts'

const load = withMessages(() => import('./delete-question.tsx'))

/** A question about deleting, for buttons, rows and menus alike. */
export interface AskToDelete {
  /** Asks about one record and answers whether it shall be deleted. */
  ask: (subject: Subject, name: string) => Promise<boolean>
  /** The open question; render it anywhere. */
  question: ReactNode
}

type Open = DeleteQuestionProps & { View: (props: DeleteQuestionProps) => ReactNode }

/** Asks before a record is deleted, with what it takes along by name; the code comes when it is asked for the first time. */
export function useDeleteQuestion(places: Places): AskToDelete {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<Open>()
  const ask = async (subject: Subject, name: string): Promise<boolean> => {
    const loaded = await load().catch(() => undefined)
    if (!loaded) {
      // Without its code the question can still be asked, only without names.
      return confirm({
        title: i18n._('Delete “{name}”?', { name }),
        confirmLabel: i18n._('Delete'),
        ...(subject.kind === 'appointment' && { cancelLabel: i18n._('Back') }),
        danger: true,
      })
    }
    return new Promise((resolve) => {
      const answer = (sure: boolean) => {
        setOpen(undefined)
        resolve(sure)
      }
      setOpen({ View: loaded.DeleteQuestion, subject, name, places, answer })
    })
  }
  if (open === undefined) return { ask, question: null }
  const { View, ...props } = open
  return { ask, question: <View key={props.subject.record.id} {...props} /> }
}
