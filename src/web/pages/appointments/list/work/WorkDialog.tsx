import { CancelMany } from './CancelMany.tsx'
import { DeleteMany } from './DeleteMany.tsx'
import { MaskMany } from './MaskMany.tsx'
import { SetField } from './SetField.tsx'
import { ShiftMany } from './ShiftMany.tsx'
import type { WorkKind, WorkProps } from './work.ts'

/** The dialog that asks for what a work on several appointments needs, and begins it. */
export default function WorkDialog({ kind, ...props }: WorkProps & { kind: WorkKind }) {
  switch (kind) {
    case 'cancel':
      return <CancelMany {...props} />
    case 'delete':
      return <DeleteMany {...props} />
    case 'mask':
      return <MaskMany {...props} />
    case 'shift':
      return <ShiftMany {...props} />
    case 'classification':
    case 'origin':
      return <SetField {...props} field={kind} />
  }
}
