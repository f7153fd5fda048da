import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useExtension } from '../../../client/use-operation.ts'
import { OpenMenu } from '../../../ui/menu-button.tsx'
import type { RowAction } from '../../../ui/table/row-actions.ts'
import type { SourceOutcome } from '../source-outcome.ts'
import { FromAddress } from './from-address.tsx'

interface SourcesProps extends SourceOutcome {
  /** What the menu stands beside; nothing while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** The menu of other ways to a medium, and the dialog of the one that was chosen. */
export default function Sources({ anchor, onClose, onMedium }: SourcesProps) {
  const { i18n } = useLingui()
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const fetches = useExtension('media-import')
  const fromAddress: RowAction = {
    label: i18n._('From an address'),
    icon: 'globe',
    onAct: () => {
      setOpening(opening + 1)
      setOpen(true)
    },
    disabledReason: fetches ? undefined : i18n._('This server fetches no files.'),
  }
  return (
    <>
      <OpenMenu label={i18n._('More ways to add')} anchor={anchor} actions={[fromAddress]} onClose={onClose} />
      {opening > 0 && <FromAddress key={opening} open={open} onClose={() => setOpen(false)} onMedium={onMedium} />}
    </>
  )
}
