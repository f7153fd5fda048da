import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import type { ApiError } from '../../../client/api-error.ts'
import { useDiscovery, useOperation } from '../../../client/use-operation.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, Input, TextArea } from '../../../ui/form/field-frame.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { ProgressBar } from '../../../ui/run/progress-bar.tsx'
import { showToast } from '../../../ui/toast.ts'
import { errorSentence } from '../../error-sentence.ts'

interface FromAddressProps {
  open: boolean
  onClose: () => void
  onMedium: ((medium: Multimedia) => void) | undefined
}

/** Characters that an alternative text may have. */
const MOST_ALT_TEXT = 1000

/** Has the service fetch a file of another site; what speaks against it stands at the address. */
export function FromAddress({ open, onClose, onMedium }: FromAddressProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const limits = useDiscovery()?.upload?.fromUrl
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef<AbortController>(undefined)
  const [url, setUrl] = useState('')
  const [altText, setAltText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const take = useOperation(contract.mediaImports.fromUrl, {
    onSuccess: (medium) => {
      // It came although it was given up.
      if (asked.current?.signal.aborted) return
      showToast({ tone: 'confirmed', text: i18n._('Added {name}', { name: medium.name }) })
      onMedium?.(medium)
      onClose()
    },
    onError: () => input.current?.focus(),
  })
  const { leave } = useUnsavedGuard({
    dirty: open && !take.isPending && (url.trim() !== '' || altText.trim() !== ''),
  })
  const close = () =>
    leave(() => {
      asked.current?.abort()
      onClose()
    })
  const isThere = isSame(take.error)
  const send = () => {
    setMissing(url.trim() === '')
    if (url.trim() === '' || take.isPending) return input.current?.focus()
    asked.current = new AbortController()
    const body = {
      url: url.trim(),
      ...(altText.trim() !== '' && { altText: altText.trim() }),
      ...(isThere && { allowDuplicate: true }),
    }
    take.mutate({ body, signal: asked.current.signal })
  }
  const error = isMissing ? i18n._('Required.') : take.error ? errorSentence(i18n, take.error) : undefined
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={i18n._('From an address')}
      description={i18n._('The file is fetched once and kept in the library.')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      actions={
        <>
          <Button onClick={close}>{i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" busy={take.isPending}>
            {isThere ? i18n._('Add it again') : i18n._('Add file')}
          </Button>
        </>
      }
    >
      <Fields>
        <FieldFrame
          label={i18n._('Address of the file')}
          help={
            limits &&
            i18n._('Up to {size}, fetched within {seconds} seconds.', {
              size: format.bytes(limits.maxSize),
              seconds: limits.seconds,
            })
          }
          error={error}
          required
        >
          {(attributes) => (
            <Input
              {...attributes}
              ref={input}
              dir="ltr"
              inputMode="url"
              placeholder="https://"
              value={url}
              maxLength={2000}
              autoComplete="off"
              spellCheck={false}
              readOnly={take.isPending}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened for this field.
              autoFocus
              onChange={({ target }) => {
                setUrl(target.value)
                setMissing(false)
                take.reset()
              }}
            />
          )}
        </FieldFrame>
        <FieldFrame label={i18n._('Alternative text')} help={i18n._('What the file shows, for screen readers.')}>
          {(attributes) => (
            <TextArea
              {...attributes}
              rows={2}
              value={altText}
              maxLength={MOST_ALT_TEXT}
              onChange={({ target }) => setAltText(target.value)}
            />
          )}
        </FieldFrame>
        <output>
          {take.isPending && (
            <ProgressBar
              label={i18n._('Fetching the file')}
              value={0}
              total={null}
              text={i18n._('Fetching the file…')}
            />
          )}
        </output>
      </Fields>
    </FormDialog>
  )
}

/** Whether a file was refused since it is here already. */
const isSame = (error: ApiError | null): boolean => error?.kind === 'conflict'
