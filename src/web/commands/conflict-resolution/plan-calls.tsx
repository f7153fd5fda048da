import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { type CallListLine, useTold } from '../../fields/bulk/call-list/told.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'

const Calls = styled('aside')({
  minInlineSize: 0,
  '& h3': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > p': { margin: '4px 0 12px', color: paint.soft, fontSize: size.body2 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { borderBlockStart: `1px solid ${paint.softLine}` },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'baseline',
    paddingBlock: 10,
    fontSize: size.body2,
    cursor: 'pointer',
  },
  '& label > .MuiCheckbox-root': { gridRow: '1 / span 3', alignSelf: 'start' },
  '& strong': { minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: weight.medium },
  '& .phone': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .now, & small': { gridColumn: '2 / -1' },
  '& small': { color: paint.soft, fontSize: size.caption },
})

/** Whom to call about what is chosen: each guest with the phone, the new time, and a tick for who was told. */
export function PlanCalls({ lines }: { lines: readonly CallListLine[] }) {
  const { i18n } = useLingui()
  const { isTold, tick } = useTold()
  const id = useId()
  const left = lines.filter(({ key }) => !isTold(key)).length
  return (
    <Calls aria-labelledby={id}>
      <h3 id={id}>{i18n._('Call list')}</h3>
      <p>
        {lines.length === 0
          ? i18n._('No one to call: every appointment keeps its time.')
          : i18n._(
              '{left, plural, =0 {Everyone was told.} one {# guest to call. Check off here or after saving.} other {# guests to call. Check off here or after saving.}}',
              { left },
            )}
      </p>
      <ul>
        {lines.map(({ key, guest, phone, email, was, now }) => (
          <li key={key}>
            <label>
              <Checkbox
                checked={isTold(key)}
                aria-label={i18n._('{guest} was told', { guest })}
                onChange={({ target }) => tick(key, target.checked)}
              />
              <strong>{guest}</strong>
              <span className="phone">{phone || <EmailText>{email || '—'}</EmailText>}</span>
              <span className="now">{now ?? i18n._('Canceled')}</span>
              <small>{isTold(key) ? i18n._('Told') : i18n._('was {time}', { time: was })}</small>
            </label>
          </li>
        ))}
      </ul>
    </Calls>
  )
}
