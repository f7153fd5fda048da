import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'

const Choice = styled('div')({ marginBlockStart: 14 })

/** The separate choice whether a key outlives the browser. */
export function StaySignedIn({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <Choice>
      <FormControlLabel
        label={i18n._('Keep me signed in on this device')}
        control={
          <Checkbox
            checked={checked}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{i18n._('Otherwise you’re signed out when you close the browser.')}</FormHelperText>
    </Choice>
  )
}
