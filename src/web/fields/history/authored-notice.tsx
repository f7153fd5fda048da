import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { Notice } from '../../ui/form/notice.tsx'
import { type Since, useAuthors } from './use-authors.ts'

interface AuthoredNoticeProps extends ComponentProps<typeof Notice> {
  since: Since
  /** What was changed, as the screen calls it; absent where that is told elsewhere. */
  fields?: string
}

/** A notice that somebody else changed a record, by the name of who did. */
export default function AuthoredNotice({ since, fields, title, ...notice }: AuthoredNoticeProps) {
  const { i18n } = useLingui()
  const authors = useAuthors(since)
  const named =
    authors &&
    (fields === undefined
      ? i18n._('{names} changed this at {time}, while you were typing', { ...authors })
      : i18n._('{names} changed this at {time}: {fields}', { ...authors, fields }))
  return <Notice {...notice} title={named ?? title} />
}
