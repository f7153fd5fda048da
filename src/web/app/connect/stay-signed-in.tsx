import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { CheckField } from '../../ui/form/check-field.tsx'

const Choice = styled('div')({ marginBlockStart: 14 })

/** The separate choice whether a key outlives the browser. */
export function StaySignedIn({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { i18n } = useLingui()
  return (
    <Choice>
      <CheckField
        label={i18n._('Keep me signed in on this device')}
        help={i18n._('Otherwise you’re signed out when you close the browser.')}
        checked={checked}
        onTick={onChange}
      />
    </Choice>
  )
}
