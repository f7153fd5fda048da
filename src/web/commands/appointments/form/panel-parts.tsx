import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import styled from '@emotion/styled'
import { useId, useState, type ReactNode } from 'react'
import { paint } from '../../../theme/paint.ts'
import { Folded } from '../../../ui/folded.ts'
import { Icon } from '../../../ui/icons.tsx'
import { size, weight } from '../../../theme/scale.ts'

const Frame = styled('section')({
  marginBlockStart: 18,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${paint.line}`,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, marginBlockEnd: 8 },
  '& > header h3': { flex: 1, margin: 0, fontSize: size.body1, fontWeight: weight.semibold },
})

/** A part of the panel under its heading, with what can be done with it beside the heading. */
export function PanelPart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {action}
      </header>
      {children}
    </Frame>
  )
}

const Details = styled(Folded)({
  marginBlockStart: 16,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: size.body2,
  'details + &': { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 0 },
})

interface FoldProps {
  title: string
  children: ReactNode
  /** Told whenever it is opened and closed. */
  onToggle?: (open: boolean) => void
}

/** A part that few look at: folded away, and there only once it was opened. */
export function Fold({ title, children, onToggle }: FoldProps) {
  const [open, setOpen] = useState(false)
  const toggle = (next: boolean) => {
    setOpen(next)
    onToggle?.(next)
  }
  return (
    <Details onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        <Icon name="chevronEnd" />
        {title}
      </summary>
      {open && children}
    </Details>
  )
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A free object as a readable table; undefined where it says nothing. */
export function FreeFields({
  fields,
  label,
  except = [],
}: {
  fields: object
  label: string
  except?: readonly string[]
}) {
  const entries = Object.entries(fields).filter(([name]) => !except.includes(name))
  if (entries.length === 0) return null
  return (
    <Table size="small" aria-label={label}>
      <TableBody>
        {entries.map(([name, value]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" style={{ inlineSize: '38%' }}>
              {name}
            </TableCell>
            <TableCell>{wordsOf(value)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
