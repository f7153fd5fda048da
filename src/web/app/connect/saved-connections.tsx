import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import MuiList from '@mui/material/List'
import { useState } from 'react'
import { forgetUploads } from '../../client/upload-store.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { Input } from '../../ui/form/field-frame.tsx'
import { mayLeaveNow } from '../../ui/may-leave.ts'
import { paint } from '../../theme/paint.ts'
import type { SavedConnection } from '../session/connection.ts'
import { useSavedConnections, useSession } from '../session/session-context.ts'
import { ConnectCard } from './parts.tsx'
import { radius, size, weight } from '../../theme/scale.ts'
import { useMaySwitch } from './use-may-switch.ts'

const loadLeaving = withMessages(() => import('../../fields/drafts/leave-drafts.ts'))
const loadUnsent = withMessages(() => import('../leaving/leave-unsent.ts'))

const Rows = styled(MuiList)({
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', alignItems: 'center', gap: 6, minInlineSize: 0 },
  '& .open': {
    flex: 1,
    display: 'block',
    minInlineSize: 0,
    padding: '8px 12px',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.raised,
    textAlign: 'start',
    '&:hover': { borderColor: paint.accent },
    '& b, & span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontWeight: weight.semibold },
    '& span': { color: paint.soft, fontSize: size.caption },
  },
  '& form': { display: 'flex', flex: 1, gap: 6 },
})

/** The field takes the place of the button that was pressed, so the keyboard goes on in it. */
const focusWhenShown = (input: HTMLInputElement | null): void => input?.select()

function Renaming({ connection, onEnd }: { connection: SavedConnection; onEnd: () => void }) {
  const { i18n } = useLingui()
  const session = useSession()
  const [name, setName] = useState(connection.name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void session.rename(connection.id, name.trim())
        onEnd()
      }}
    >
      <Input
        aria-label={i18n._('Name of the connection')}
        value={name}
        ref={focusWhenShown}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      />
      <Button type="submit">{i18n._('Save')}</Button>
    </form>
  )
}

/** The connections that this browser remembers: open, rename or forget one. */
export function SavedConnections({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const session = useSession()
  const saved = useSavedConnections()
  const maySwitch = useMaySwitch()
  const [renaming, setRenaming] = useState<string | null>(null)
  if (saved.length === 0) return null
  const open = async (id: string): Promise<void> => {
    if (!(await maySwitch(id))) return
    await session.switchTo(id)
    onDone()
  }
  // The key cannot be read back: who has no copy of it needs a new one.
  const forget = async ({ id, name }: SavedConnection): Promise<void> => {
    if (!(await mayLeaveNow())) return
    const { clearDrafts, draftsOf } = await loadLeaving()
    const { unsentOf } = await loadUnsent()
    const lost = await Promise.all([unsentOf(i18n, id), draftsOf(i18n, id)])
    const key = i18n._('We’ll forget this key. You’ll need it to sign in again.')
    const isSure = await confirm({
      title: i18n._('Forget {name}?', { name }),
      text: [key, ...lost].filter(Boolean).join('\n'),
      confirmLabel: i18n._('Forget'),
      danger: true,
    })
    if (!isSure) return
    await clearDrafts(id)
    await session.forget(id)
    await forgetUploads(id).catch(() => undefined)
  }
  return (
    <ConnectCard aria-label={i18n._('Saved connections')}>
      <h2>{i18n._('Saved connections')}</h2>
      <Rows>
        {saved.map((connection) => (
          <li key={connection.id}>
            {renaming === connection.id ? (
              <Renaming connection={connection} onEnd={() => setRenaming(null)} />
            ) : (
              <ButtonBase className="open" onClick={() => void open(connection.id)}>
                <b>{connection.name}</b>
                <span>
                  {connection.baseUrl}
                  {!connection.remembered && ` · ${i18n._('until the browser is closed')}`}
                </span>
              </ButtonBase>
            )}
            <Button icon="edit" iconOnly kind="quiet" onClick={() => setRenaming(connection.id)}>
              {i18n._('Rename {name}', { name: connection.name })}
            </Button>
            <Button icon="trash" iconOnly kind="quiet" onClick={() => void forget(connection)}>
              {i18n._('Forget {name}', { name: connection.name })}
            </Button>
          </li>
        ))}
      </Rows>
    </ConnectCard>
  )
}
