import { useLingui } from '@lingui/react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import type { CalendarConnection } from '../../commands/appointments/list/use-connections.ts'

interface ConnectionNoticeProps {
  connection: CalendarConnection
  onOwn: () => void
}

/** Says whose events are listed, that nothing of them can be changed here, and what to do where nobody has connected them. */
export function ConnectionNotice({ connection: { label, connected }, onOwn }: ConnectionNoticeProps) {
  const { i18n } = useLingui()
  const own = <Button onClick={onOwn}>{i18n._('Show own calendars')}</Button>
  if (connected === false) {
    return (
      <Notice
        title={i18n._('“{label}” isn’t connected', { label })}
        text={i18n._(
          'You’ll see events here once the server connects this calendar. Ask whoever runs the server; your own calendars work meanwhile.',
        )}
      >
        {own}
      </Notice>
    )
  }
  return (
    <Notice
      severity="info"
      icon="globe"
      title={i18n._('{label}: read-only', { label })}
      text={i18n._('These events belong to a connected calendar. View or export them here; change them there.')}
    >
      {own}
    </Notice>
  )
}
