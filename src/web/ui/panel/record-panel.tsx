import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { MenuButton } from '../menu-button.tsx'
import type { RowAction } from '../table/row-actions.ts'
import { FactList } from './fact-list.ts'
import { SidePanel } from './side-panel.tsx'

interface RecordPanelProps {
  title: string
  /** What is known of it, a line each. */
  facts: readonly (readonly [term: string, value: ReactNode])[]
  /** What the menu of its row offers, too. */
  actions: readonly RowAction[]
  /** The label of the action that the panel is opened for most; the others are quieter. */
  primary?: string
  /** What it looks like, above what is known of it. */
  picture?: ReactNode
  onClose: () => void
}

/** A record that is made and ended, but never changed: what is known of it, and what can be done. What ends it is in a menu. */
export function RecordPanel({ title, facts, actions, primary, picture, onClose }: RecordPanelProps) {
  const { i18n } = useLingui()
  const ends = actions.filter(({ danger }) => danger)
  const others = actions.filter(({ danger }) => !danger)
  return (
    <SidePanel
      open
      docks
      title={title}
      onClose={onClose}
      tools={
        ends.length > 0 && (
          <MenuButton kind="quiet" icon="more" iconOnly actions={ends}>
            {i18n._('More actions')}
          </MenuButton>
        )
      }
      actions={
        others.length > 0 &&
        others.map(({ label, icon, disabledReason, onAct }) => (
          <Button
            key={label}
            kind={label === primary ? 'primary' : 'plain'}
            icon={icon}
            refused={disabledReason}
            onClick={onAct}
          >
            {label}
          </Button>
        ))
      }
    >
      {picture && <div style={{ marginBlockEnd: 16 }}>{picture}</div>}
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
