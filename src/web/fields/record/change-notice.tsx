import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { Notice } from '../../ui/form/notice.tsx'
import { type Since, useAuthors } from '../history/use-authors.ts'

interface ChangeNoticeProps extends ComponentProps<typeof Notice> {
  /** What the service can tell the authors of; absent where nobody can. */
  since: Since | undefined
  /** What was changed, as the screen calls it; absent where that is told elsewhere. */
  fields?: string
}

/** A notice that somebody else changed a record, with their names as soon as they are known. */
export function ChangeNotice({ since, fields, title, ...notice }: ChangeNoticeProps) {
  const { i18n } = useLingui()
  const authors = useAuthors(since)
  const named =
    authors &&
    (fields === undefined
      ? i18n._('{names} changed this at {time}, while you were typing', { ...authors })
      : i18n._('{names} changed this at {time}: {fields}', { ...authors, fields }))
  return <Notice {...notice} title={named ?? title} />
}
