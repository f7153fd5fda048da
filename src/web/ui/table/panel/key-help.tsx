import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Help = styled('details')({
  borderBlockStart: `1px solid ${paint.line}`,
  paddingBlockStart: 10,
  '& summary': {
    color: paint.soft,
    fontSize: size.caption,
    fontWeight: weight.semibold,
    minBlockSize: 24,
    cursor: 'pointer',
  },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 12px', margin: '8px 0 0' },
  '& dd': { margin: 0, fontSize: size.body2 },
  '& kbd': {
    display: 'inline-block',
    marginInlineEnd: 4,
    paddingInline: 5,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.card,
    background: paint.canvas,
    fontFamily: 'inherit',
    fontSize: size.caption,
  },
})

const KEYS = [
  { keys: ['↑', '↓'], does: /*i18n*/ 'Previous and next row' },
  { keys: ['Home', 'End'], does: /*i18n*/ 'First and last row' },
  { keys: ['Page Up', 'Page Down'], does: /*i18n*/ 'One screen of rows' },
  { keys: ['Enter'], does: /*i18n*/ 'Open the row' },
  { keys: ['Space'], does: /*i18n*/ 'Select the row' },
  { keys: ['Shift + Space'], does: /*i18n*/ 'Select all rows up to here' },
  { keys: ['Shift + F10'], does: /*i18n*/ 'Row actions' },
  { keys: ['Esc'], does: /*i18n*/ 'Clear the selection' },
  { keys: ['←', '→'], does: /*i18n*/ 'Column width, at the edge of a heading' },
  { keys: ['/'], does: /*i18n*/ 'Search in the list' },
] as const

/** What the keys do within a table. */
export function KeyHelp() {
  const { i18n } = useLingui()
  return (
    <Help>
      <summary>{i18n._('Keyboard')}</summary>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{i18n._(does)}</dd>
          </div>
        ))}
      </dl>
    </Help>
  )
}
