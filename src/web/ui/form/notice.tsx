import styled from '@emotion/styled'
import Alert, { type AlertProps } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'

/** A strip: what is said at its start and the ways to go on at its end, below each other where there is no room. */
const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > :first-of-type': { flex: '1 1 280px' },
  '& > .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

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
    <Alert role="presentation" severity={severity} icon={<Icon name={icon} />} style={{ marginBlock: '8px 4px' }}>
      <Strip>
        <div>
          <AlertTitle>{title}</AlertTitle>
          {text}
        </div>
        {children && <div className="ways">{children}</div>}
      </Strip>
    </Alert>
  )
}
