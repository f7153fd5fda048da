import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'

const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 8px',
  marginBlockStart: 14,
  '& p': { gridColumn: 2, margin: 0, color: paint.soft, fontSize: size.body2 },
})

/** The separate choice whether a key outlives the browser. */
export function StaySignedIn({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <Choice>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{i18n._('Keep me signed in on this device')}</label>
      <p id={`${id}-help`}>{i18n._('Otherwise you’re signed out when you close the browser.')}</p>
    </Choice>
  )
}
