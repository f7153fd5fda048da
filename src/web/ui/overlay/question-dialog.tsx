import { useLingui } from '@lingui/react'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Button } from '../button.tsx'
import type { OpenQuestion } from '../confirm.ts'
import { ModalDialog } from './modal-dialog.tsx'

/** A question with its answers; `ConfirmHost` shows the one that is asked. */
export default function QuestionDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  otherLabel,
  danger,
  answer,
}: OpenQuestion) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <ModalDialog role="alertdialog" describedBy={text ? id : undefined} onClose={() => answer('cancel')}>
      <DialogTitle>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id={id}>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        {/* What is pressed by accident changes nothing. */}
        <Button data-first onClick={() => answer('cancel')}>
          {cancelLabel ?? i18n._('Cancel')}
        </Button>
        {otherLabel && <Button onClick={() => answer('other')}>{otherLabel}</Button>}
        <Button kind={danger ? 'danger' : 'primary'} onClick={() => answer('confirm')}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </ModalDialog>
  )
}
