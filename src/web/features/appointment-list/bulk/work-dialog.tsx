import { CancelMany } from './cancel-many.tsx'
import { DeleteMany } from './delete-many.tsx'
import { MaskMany } from './mask-many.tsx'
import { SetField } from './set-field.tsx'
import { ShiftMany } from './shift-many.tsx'
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
