import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import { currentQuestion, subscribeQuestion, type OpenQuestion } from './confirm.ts'
import { paint } from '../theme/paint.ts'
import { radius, size, weight } from '../theme/scale.ts'

const Dialog = styled('dialog')({
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: 20,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  '&::backdrop': { background: paint.scrim },
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& p': { margin: '8px 0 0', color: paint.soft, whiteSpace: 'pre-line' },
  '& .answers': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginBlockStart: 20 },
})

function ConfirmDialog({ title, text, confirmLabel, cancelLabel, otherLabel, danger, answer }: OpenQuestion) {
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Only the imperative call makes a dialog modal: the browser then holds the focus and closes on Escape. It waits for the
  // key that asked: the very Escape that leaves a form would otherwise close the question as well, unseen.
  useEffect(() => {
    const timer = setTimeout(() => dialog.current?.showModal())
    return () => clearTimeout(timer)
  }, [])
  // The browser gives the focus back only where a dialog is closed, not where it is just taken out of the page.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])

  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        answer('cancel')
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className="answers">
        <Button onClick={() => answer('cancel')}>{cancelLabel ?? i18n._('Cancel')}</Button>
        {otherLabel && <Button onClick={() => answer('other')}>{otherLabel}</Button>}
        <Button kind={danger ? 'danger' : 'primary'} onClick={() => answer('confirm')}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

/** Where questions appear. One per screen; it stands at the end of the body, above every panel. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion)
  return question && createPortal(<ConfirmDialog key={question.title} {...question} />, document.body)
}
