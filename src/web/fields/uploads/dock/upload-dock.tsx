import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useId, useState } from 'react'
import type { UploadsState } from '../../../client/uploads/upload.ts'
import { useUploads } from '../../../client/upload-store.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { Icon } from '../../../ui/icons.tsx'
import { visuallyHidden } from '../../../theme/paint.ts'
import { ProgressBar } from '../../../ui/run/progress-bar.tsx'
import { useDock } from '../../bulk/use-dock.ts'
import { useHeldFocus } from '../../bulk/use-held-focus.ts'
import { useLatePosters } from '../posters/use-late-posters.ts'
import { Panel, Pill } from './dock-frame.ts'
import { endWords, headWords, totalWords } from './total-words.ts'
import { hear, isStuck, totalsOf, type Heard } from './totals.ts'
import { UploadRow, useAct } from './upload-row.tsx'

const Announced = styled('output')(visuallyHidden)

/** On a phone the uploads begin small: there they would cover half of the page. */
const beginsSmall = (): boolean => matchMedia('(max-width: 599.95px)').matches

/** Every upload of this connection, docked at the bottom end above the page and below every dialog. */
export default function UploadDock() {
  const { i18n } = useLingui()
  const state = useUploads()
  useLatePosters()
  const [small, setSmall] = useState(beginsSmall)
  const [moved, setMoved] = useState(false)
  const [heard, setHeard] = useState<Heard | null>(null)
  const news = state ? hear(heard, state.uploads) : heard
  if (news !== heard) setHeard(news)
  const put = (next: boolean) => {
    setSmall(next)
    setMoved(true)
  }
  return (
    <>
      <Announced aria-live="polite">{news && endWords(i18n, news)}</Announced>
      {state && small && <SmallDock state={state} focused={moved} onOpen={() => put(false)} />}
      {state && !small && <OpenDock state={state} focused={moved} onMinimize={() => put(true)} />}
    </>
  )
}

interface DockProps {
  state: UploadsState
  /** Whether the editor came here from the other form. */
  focused: boolean
}

function SmallDock({ state, focused, onOpen }: DockProps & { onOpen: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const dock = useDock('--fd-uploads')
  const totals = totalsOf(state.uploads)
  return (
    // Minimizing moved the focus here; opening moves it back.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Pill ref={dock} autoFocus={focused} data-stuck={totals.stuck > 0} onClick={onOpen}>
      <Icon name={totals.stuck > 0 ? 'warning' : totals.going > 0 ? 'upload' : 'check'} size={16} />
      <strong>{headWords(i18n, totals)}</strong>
      <span>{totalWords(i18n, format, state, totals).amount}</span>
      <span className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${totals.size === 0 ? 100 : (totals.sent / totals.size) * 100}%` }} />
      </span>
    </Pill>
  )
}

function OpenDock({ state, focused, onMinimize }: DockProps & { onMinimize: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const act = useAct()
  const dock = useDock('--fd-uploads')
  const { uploads } = state
  const totals = totalsOf(uploads)
  const { count, done, going, paused, failed, size, sent } = totals
  const { heading, within } = useHeldFocus(`${count} ${done} ${going} ${paused} ${failed}`)
  const words = totalWords(i18n, format, state, totals)
  const left = count - done
  const groups = [
    { title: i18n._('Needs a decision'), rows: uploads.filter(isStuck) },
    { title: i18n._('On the way'), rows: uploads.filter((it) => !isStuck(it) && it.phase !== 'done') },
    { title: i18n._('Uploaded'), rows: uploads.filter(({ phase }) => phase === 'done') },
  ].filter(({ rows }) => rows.length > 0)
  const cancelAll = async () => {
    const question = {
      title: i18n._('{left, plural, one {Cancel # upload?} other {Cancel # uploads?}}', { left }),
      text: i18n._('Deletes what has been sent so far from the server. Finished uploads stay.'),
      confirmLabel: i18n._('Cancel all'),
      cancelLabel: i18n._('Keep uploading'),
      danger: true,
    }
    if (await confirm(question)) act((queue) => queue.cancelAll())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a shortcut for its button.
    <Panel
      ref={dock}
      aria-labelledby={id}
      {...within}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onMinimize()
      }}
    >
      <div className="head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {headWords(i18n, totals)}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Opening moved the focus here; minimizing moves it on. */}
        <Button kind="quiet" icon="chevronDown" iconOnly autoFocus={focused} onClick={onMinimize}>
          {i18n._('Minimize')}
        </Button>
      </div>
      <div className="total">
        <p>
          <strong>{words.files}</strong>
          <span>{words.amount}</span>
        </p>
        <ProgressBar
          label={i18n._('All uploads')}
          value={sent}
          total={size}
          text={[words.files, words.amount, words.note].filter(Boolean).join(', ')}
          waiting={going === 0 && done < count}
        />
        {going > 0 && (
          <p>
            <span>{i18n._('You can minimize this and keep working.')}</span>
            {words.note !== '' && <span>{words.note}</span>}
          </p>
        )}
      </div>
      <List aria-label={i18n._('Uploads')}>
        {groups.map(({ title, rows }) => [
          groups.length > 1 && (
            <li key={title}>
              <h3>
                {title} <span>{format.number(rows.length)}</span>
              </h3>
            </li>
          ),
          ...rows.map((upload) => <UploadRow key={upload.id} upload={upload} act={act} />),
        ])}
      </List>
      <div className="foot">
        {going > 0 && <Button onClick={() => act((queue) => queue.pauseAll())}>{i18n._('Pause all')}</Button>}
        {paused > 0 && <Button onClick={() => act((queue) => queue.resumeAll())}>{i18n._('Resume all')}</Button>}
        {failed > 0 && <Button onClick={() => act((queue) => queue.retryFailed())}>{i18n._('Retry failed')}</Button>}
        {done > 0 && <Button onClick={() => act((queue) => queue.dismissDone())}>{i18n._('Clear finished')}</Button>}
        {left > 0 && (
          <Button kind="quiet" onClick={() => void cancelAll()}>
            {i18n._('Cancel all')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
