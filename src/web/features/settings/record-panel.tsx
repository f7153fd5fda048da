import type { ReactNode } from 'react'
import { FactList } from '../../commands/appointments/form/panel-parts.tsx'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'

interface RecordPanelProps {
  title: string
  /** What is known of it, a line each. */
  facts: readonly (readonly [term: string, value: ReactNode])[]
  /** What the menu of its row offers, too. */
  actions: readonly RowAction[]
  onClose: () => void
}

/** A record that is made and ended, but never changed: what is known of it, and what can be done. */
export function RecordPanel({ title, facts, actions, onClose }: RecordPanelProps) {
  return (
    <SidePanel
      open
      docks
      title={title}
      onClose={onClose}
      actions={actions.map(({ label, icon, disabledReason, onAct }) => (
        <Button key={label} icon={icon} refused={disabledReason} onClick={onAct}>
          {label}
        </Button>
      ))}
    >
      <FactList style={{ alignItems: 'baseline' }}>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </SidePanel>
  )
}
