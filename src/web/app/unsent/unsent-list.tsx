import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useConnectionState } from '../../live/connection-context.ts'
import { isAnswering } from '../../live/connection-state.ts'
import { media, paint, railed, visuallyHidden } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenStatus } from '../../ui/hidden.ts'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { UnsentRow } from './unsent-row.tsx'
import { useUnsent } from './use-unsent.ts'

/** Where the shell leaves room, below the badge of the connection. */
const PLACE = 'fd-unsent'

// In the narrow column and on a phone there is room for the sign alone, as for the badge.
const alone = { inlineSize: 'auto', minInlineSize: 0, paddingInline: 8, '& .words': visuallyHidden } as const
const Way = styled(Button)({
  inlineSize: '100%',
  '& .MuiButton-startIcon': { marginInline: 0 },
  '& .words': { marginInlineStart: 6 },
  ...railed(alone),
  [media.compact]: alone,
})
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Lead = styled('p')({ margin: 0, color: paint.soft, fontSize: size.body2 })

/**
 * Tells how many writes wait for a line or for a decision, and opens the list of them. That a write waits was said as it was
 * made; what became of it afterwards is heard from here, wherever the focus is.
 */
export default function UnsentList() {
  const { i18n } = useLingui()
  const { calls, offline } = useUnsent()
  const [isOpen, setOpen] = useState(false)
  const [hasWaited, setWaited] = useState(false)
  if (calls.length > 0 && !hasWaited) setWaited(true)
  const isUp = isAnswering(useConnectionState())
  const place = document.getElementById(PLACE)
  const asked = calls.filter(({ refusal }) => refusal).length
  const label =
    asked > 0
      ? i18n._('{count, plural, one {# change needs your decision} other {# changes need your decision}}', {
          count: asked,
        })
      : i18n._('{count, plural, one {# change not sent yet} other {# changes not sent yet}}', { count: calls.length })
  if (!offline) return null
  const close = () => setOpen(false)
  return (
    <>
      <HiddenStatus>
        {asked > 0 ? label : calls.length === 0 && hasWaited ? i18n._('Everything is sent.') : ''}
      </HiddenStatus>
      {place &&
        calls.length > 0 &&
        createPortal(
          <Way icon={asked > 0 ? 'warning' : 'upload'} folds onClick={() => setOpen(true)}>
            {label}
          </Way>,
          place,
        )}
      <FormDialog
        open={isOpen}
        title={i18n._('Not sent yet')}
        onClose={close}
        actions={<Button onClick={close}>{i18n._('Close')}</Button>}
      >
        <Lead>
          {calls.length === 0
            ? i18n._('Everything is sent.')
            : isUp
              ? i18n._('These are sent one by one, in the order in which they were typed.')
              : i18n._('These are sent one by one as soon as the server answers again.')}
        </Lead>
        <List>
          {calls.map((call) => (
            <UnsentRow key={call.id} call={call} queue={offline.queue} onClose={close} />
          ))}
        </List>
      </FormDialog>
    </>
  )
}
