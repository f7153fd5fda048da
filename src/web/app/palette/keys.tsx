import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Fragment } from 'react'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  color: paint.soft,
  fontSize: size.caption,
  '& kbd': {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 22,
    blockSize: 22,
    paddingInline: 5,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.inner,
    background: paint.canvas,
    color: paint.ink,
    font: 'inherit',
    fontWeight: weight.medium,
  },
})

const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform)
const SIGNS: Readonly<Record<string, string>> = {
  Mod: apple ? '⌘' : 'Ctrl',
  Alt: apple ? '⌥' : 'Alt',
  Shift: apple ? '⇧' : 'Shift',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** Keys as they are printed on them: pressed one after another, those joined by `+` held together. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const { i18n } = useLingui()
  const names: Readonly<Record<string, string>> = {
    Escape: i18n._('Esc'),
    Enter: i18n._('Enter'),
    Home: i18n._('Home'),
    End: i18n._('End'),
    PageUp: i18n._('Page up'),
    PageDown: i18n._('Page down'),
    Delete: i18n._('Del'),
  }
  return (
    <Row>
      {keys.map((stroke, index) => (
        <Fragment key={stroke}>
          {index > 0 && ' '}
          {stroke.split('+').map((key) => (
            <kbd key={key}>{SIGNS[key] ?? names[key] ?? key}</kbd>
          ))}
        </Fragment>
      ))}
    </Row>
  )
}
