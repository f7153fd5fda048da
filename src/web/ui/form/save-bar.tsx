import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../button.tsx'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { formColumns, RAIL } from './form-columns.ts'

const Bar = styled('div')({
  position: 'sticky',
  // What is docked at the end of the screen must not cover the button that saves.
  insetBlockEnd: 'var(--fd-uploads, 0px)',
  zIndex: 5,
  outline: 'none',
  pointerEvents: 'none',
  // In a form of sections it floats over the fields alone.
  '&[data-aside]': formColumns,
  [RAIL]: { '&[data-aside] > div': { gridColumn: 2 } },
  // The form fades out below what floats over it.
  '&[data-shown="true"] > div': {
    paddingBlock: '24px 12px',
    background: `linear-gradient(transparent, ${paint.surface} 24px)`,
  },
  '& > div > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: 8,
    boxSizing: 'border-box',
    maxInlineSize: 640,
    marginInline: 'auto',
    padding: '8px 8px 8px 16px',
    borderRadius: radius.sheet,
    background: paint.raised,
    boxShadow: paint.shadow,
    pointerEvents: 'auto',
  },
  '&[data-shown="false"] > div > div': { padding: 0, boxShadow: 'none' },
  // Who goes on by keys sees where they are once the buttons are gone.
  '&[data-shown="false"]:not(:focus-visible) .rest': { display: 'none' },
  '&[data-shown="false"]:focus-visible > div': { paddingBlockEnd: 12 },
  '&[data-shown="false"]:focus-visible > div > div': {
    padding: '8px 16px',
    boxShadow: paint.shadow,
    outline: `2px solid ${paint.accent}`,
  },
  '& .rest': { color: paint.soft, fontSize: size.body2 },
  // A shadow is not drawn there, or too faint for who asks for more contrast; nor is the fading.
  '@media (forced-colors: active), (prefers-contrast: more)': {
    '&[data-shown="true"] > div > div': { border: '1px solid' },
  },
  '@media (forced-colors: active)': { '&[data-shown="true"] > div': { background: 'Canvas' } },
  '& output': {
    flex: '1 1 160px',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: paint.soft,
    fontSize: size.body2,
  },
  '& output:empty': { flexBasis: 0 },
  '& output b': { color: paint.ink, fontWeight: weight.medium },
  // They wrap together or not at all.
  '& .acts': { display: 'flex', gap: 8 },
  [media.compact]: {
    insetBlockEnd: 'calc(57px + var(--fd-uploads, 0px))',
    // How many there are, and below it which, as far as there is room: a dot marks each of them in the form.
    '& output': { flexBasis: 88, whiteSpace: 'nowrap' },
    '& output b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})

interface SaveBarProps {
  /** Whether something was typed that is not saved. */
  dirty: boolean
  busy: boolean
  saveLabel: string
  /** What the changed fields are called. */
  changed: readonly string[]
  /** A form that makes something has its button from the start. */
  always?: boolean
  /** Takes back what was typed. */
  onDiscard: () => void
  /** How the form is laid out that has sections (`SectionLayout`): whether something stands beside it, and takes all the width. */
  columns?: { aside: boolean; wide: boolean }
}

/** Saves a form and says what is to be saved; it floats over the form as soon as there is something. */
export function SaveBar(props: SaveBarProps) {
  const { dirty, busy, saveLabel, changed, always = false, onDiscard, columns } = props
  const { i18n } = useLingui()
  const { list } = useFormat()
  const shown = dirty || busy || always
  const nothing = i18n._('No unsaved changes')
  const bar = useRef<HTMLDivElement>(null)
  const wasShown = useRef(shown)
  const [rests, setRests] = useState(false)
  // The button that was pressed goes as soon as all is saved, and keys are heard only where the focus is.
  useLayoutEffect(() => {
    if (wasShown.current && !shown && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true })
    wasShown.current = shown
  }, [shown])
  // What floats at the foot of the window, such as a message, keeps clear of it.
  useLayoutEffect(() => {
    if (!(shown || rests) || !bar.current) return
    const { style } = document.documentElement
    style.setProperty('--fd-save-bar', `${bar.current.offsetHeight}px`)
    return () => void style.removeProperty('--fd-save-bar')
  }, [shown, rests])
  return (
    <Bar
      ref={bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Nothing in it is a field, and a fieldset has a layout of its own.
      role="group"
      aria-label={shown ? undefined : nothing}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => setRests(target === currentTarget)}
      onBlur={() => setRests(false)}
      data-shown={shown}
      data-aside={columns?.aside}
      data-wide={columns?.wide}
    >
      <div>
        <div>
          <output>
            {busy
              ? i18n._('Saving…')
              : dirty && (
                  <>
                    <b>
                      {changed.length === 0
                        ? i18n._('Unsaved changes')
                        : i18n._('{count, plural, one {# change} other {# changes}}', { count: changed.length })}
                    </b>{' '}
                    {list(changed)}
                  </>
                )}
          </output>
          {!shown && (
            <span className="rest" aria-hidden="true">
              {nothing}
            </span>
          )}
          <span className="acts">
            {dirty && !busy && (
              <Button kind="quiet" onClick={onDiscard}>
                {i18n._('Discard changes')}
              </Button>
            )}
            {shown && (
              <Button kind="primary" type="submit" busy={busy} disabled={!dirty && !busy}>
                {saveLabel}
              </Button>
            )}
          </span>
        </div>
      </div>
    </Bar>
  )
}
