import { useLingui } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Fields } from '../../ui/form/form-errors.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'

interface AlikeDialogProps extends Required<Pick<ComponentProps<typeof FormDialog>, 'onSubmit'>> {
  /** Pixels; as wide as forms are where absent. */
  width?: number
  /** What it does to how many records; the button says the same. */
  title: string
  /** Whether anything was filled in. */
  dirty: boolean
  onCancel: () => void
  children: ReactNode
}

/** Asks what shall be the same for many records; it is not left over what was filled in before that was asked. */
export function AlikeDialog({ title, dirty, width, onSubmit, onCancel, children }: AlikeDialogProps) {
  const { i18n } = useLingui()
  const { leave } = useUnsavedGuard({ dirty, discard: onCancel })
  const close = () => leave(onCancel)
  return (
    <FormDialog
      open
      {...(width !== undefined && { width })}
      title={title}
      description={i18n._('Leave fields blank to keep their values.')}
      onClose={close}
      onSubmit={onSubmit}
      actions={
        <FormActions
          onCancel={close}
          submit={title}
          busy={false}
          reason={dirty ? undefined : i18n._('Nothing changed yet')}
        />
      }
    >
      <Fields>{children}</Fields>
    </FormDialog>
  )
}
