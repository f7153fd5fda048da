import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import DialogTitle from '@mui/material/DialogTitle'
import { Button } from '../../ui/button.tsx'
import { media, paint } from '../../theme/paint.ts'
import { useSingleKeys } from '../../ui/single-keys.ts'
import { Keys } from './keys.tsx'
import { usePages } from '../pages.ts'
import { AREAS, toldShortcuts } from './told-shortcuts.ts'
import { PaletteWindow } from './styles.ts'
import { size, weight } from '../../theme/scale.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'

const Wide = styled(PaletteWindow)({
  [media.aboveCompact]: { marginBlockStart: '8dvh', maxBlockSize: 'min(760px, 84dvh)' },
})
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 10,
  paddingInline: '20px 10px',
  borderBlockEnd: `1px solid ${paint.line}`,
  '& h2': { padding: 0 },
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
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
})

/** Every shortcut by area, and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const shortcuts = toldShortcuts(usePages())
  const [on, setOn] = useSingleKeys()
  return (
    <Wide width={860} closesOutside onClose={onClose}>
      <Head>
        <DialogTitle>{i18n._('Keyboard shortcuts')}</DialogTitle>
        <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
          {i18n._('Close')}
        </Button>
      </Head>
      {/* Scrolls, so that the keyboard must reach it. */}
      <Body tabIndex={0} aria-label={i18n._('Keyboard shortcuts')}>
        {AREAS.map(([area, heading]) => (
          <section key={area}>
            <h3>{i18n._(heading)}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => shortcut.area === area)
                .map(({ keys, or, label }) => (
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
        <Checkbox checked={on} onChange={({ target }) => setOn(target.checked)} />
        <span>
          {i18n._('Single-key shortcuts')}
          <small>{i18n._('Turn these off if you dictate, or press keys by accident. Ctrl K always works.')}</small>
        </span>
      </Foot>
    </Wide>
  )
}
