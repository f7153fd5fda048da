import { Suspense, type ComponentProps } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { Notice } from '../../ui/form/notice.tsx'
import type { Since } from '../history/use-authors.ts'

const AuthoredNotice = lazySection(withMessages(() => import('../history/authored-notice.tsx')))

interface ChangeNoticeProps extends ComponentProps<typeof Notice> {
  /** What the service can tell the authors of; absent where nobody can. */
  since: Since | undefined
  /** What was changed, as the screen calls it; absent where that is told elsewhere. */
  fields?: string
}

/** A notice that somebody else changed a record, with their names as soon as they are known. */
export function ChangeNotice({ since, fields, ...notice }: ChangeNoticeProps) {
  if (since === undefined) return <Notice {...notice} />
  return (
    <Suspense fallback={<Notice {...notice} />}>
      <AuthoredNotice {...notice} since={since} {...(fields !== undefined && { fields })} />
    </Suspense>
  )
}
