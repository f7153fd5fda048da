import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { media, paint } from '../../theme/paint.ts'
import { useSingleKeys } from '../../ui/single-keys.ts'
import { Keys } from './Keys.tsx'
import { AREAS, SHORTCUTS } from './shortcuts.ts'
import { Dialog } from './styles.ts'
import { useDialog } from './useDialog.ts'
import { size, weight } from '../../theme/scale.ts'

const Wide = styled(Dialog)({
  inlineSize: 'min(860px, calc(100vw - 32px))',
  maxBlockSize: 'min(760px, 84dvh)',
  insetBlock: '8dvh auto',
  [media.compact]: { insetBlock: '8px auto', inlineSize: 'calc(100vw - 16px)', maxBlockSize: 'calc(100dvh - 16px)' },
})
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 10,
  paddingInline: '20px 10px',
  borderBlockEnd: `1px solid ${paint.line}`,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
})
const Body = styled('section')({
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '4px 20px 20px',
  columns: '2 340px',
  columnGap: 32,
  '& section': { breakInside: 'avoid', paddingBlockStart: 16 },
  '& h3': { margin: '0 0 6px', color: paint.soft, fontSize: size.caption, fontWeight: weight.semibold },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 34,
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${paint.line}`,
    fontSize: size.body2,
  },
  '& dt': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 6, flex: 'none', maxInlineSize: '55%' },
  '& dd': { margin: 0 },
})
const Foot = styled('label')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 32,
  padding: '10px 20px',
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: size.body2,
  cursor: 'pointer',
  '& input': { flex: 'none', inlineSize: 18, blockSize: 18, margin: 0, accentColor: paint.accent },
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
})

/** Every shortcut by area, and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { dialog, close } = useDialog(onClose)
  const [on, setOn] = useSingleKeys()
  const id = useId()
  return (
    <Wide
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <Head>
        <h2 id={id}>{i18n._('Keyboard shortcuts')}</h2>
        <Button kind="quiet" icon="close" iconOnly onClick={close}>
          {i18n._('Close')}
        </Button>
      </Head>
      {/* Scrolls, so that the keyboard must reach it. */}
      <Body tabIndex={0} aria-labelledby={id}>
        {AREAS.map(([area, heading]) => (
          <section key={area}>
            <h3>{i18n._(heading)}</h3>
            <dl>
              {SHORTCUTS.filter((shortcut) => shortcut.area === area).map(({ keys, or, label }) => (
                <div key={keys.join(' ')}>
                  <dt>
                    <Keys keys={keys} />
                    {or && (
                      <>
                        {' / '}
                        <Keys keys={or} />
                      </>
                    )}
                  </dt>
                  <dd>{i18n._(label)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Body>
      <Foot>
        <input type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} />
        <span>
          {i18n._('Single-key shortcuts')}
          <small>
            {i18n._('Switch them off if you dictate, or if keys are pressed by accident. Ctrl K always works.')}
          </small>
        </span>
      </Foot>
    </Wide>
  )
}
