import styled from '@emotion/styled'
import Alert, { type AlertProps } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 })

interface NoticeProps {
  title: string
  text?: string
  severity?: AlertProps['severity']
  icon?: IconName
  /** The ways to go on: buttons; none where there is nothing to decide. */
  children?: ReactNode
}

/** A word above a form that must be read first, with the ways to go on where it asks for a decision. */
export function Notice({ title, text, severity = 'warning', icon = 'warning', children }: NoticeProps) {
  return (
    // What stands around it says whether it is read out.
    <Alert role="presentation" severity={severity} icon={<Icon name={icon} />} sx={{ marginBlockEnd: 4 }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      {children && <Ways>{children}</Ways>}
    </Alert>
  )
}
