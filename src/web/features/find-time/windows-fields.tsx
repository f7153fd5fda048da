import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Fragment, useRef, useState } from 'react'
import type { PreferredWindow } from '#api/core/rules/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { WindowFields } from './window-fields.tsx'
import { ANY_TIME } from './windows.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** A week of choices; more would be “at any time”. */
const MOST = 7

const Other = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  margin: 0,
  padding: '4px 14px 14px',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  '& > legend': { paddingInline: 6, fontSize: size.body2, fontWeight: weight.semibold },
  '& > div:last-of-type > button': { justifySelf: 'start' },
})

interface WindowsFieldsProps {
  /** At least one. */
  windows: readonly PreferredWindow[]
  onChange: (windows: readonly PreferredWindow[]) => void
}

/** The windows any of which would do; all but the first can be taken away. */
export function WindowsFields({ windows, onChange }: WindowsFieldsProps) {
  const { i18n } = useLingui()
  const adder = useRef<HTMLButtonElement>(null)
  // The fields of a window hold what is typed into them: they must follow it when one before it goes.
  const [keys, setKeys] = useState<readonly string[]>(() => windows.map(() => crypto.randomUUID()))
  const put = (at: number, window: PreferredWindow) => onChange(windows.map((it, own) => (own === at ? window : it)))
  const add = () => {
    setKeys([...keys, crypto.randomUUID()])
    onChange([...windows, ANY_TIME])
  }
  const remove = (at: number) => {
    setKeys(keys.filter((_, own) => own !== at))
    onChange(windows.filter((_, own) => own !== at))
    adder.current?.focus()
  }
  return (
    <>
      {windows.map((window, at) => {
        const fields = <WindowFields window={window} onChange={(next) => put(at, next)} />
        return at === 0 ? (
          <Fragment key={keys[at]}>{fields}</Fragment>
        ) : (
          <Other key={keys[at]}>
            <legend>{i18n._('Or, choice {number}', { number: at + 1 })}</legend>
            {fields}
            <div>
              <Button
                icon="trash"
                kind="quiet"
                aria-label={i18n._('Remove choice {number}', { number: at + 1 })}
                onClick={() => remove(at)}
              >
                {i18n._('Remove')}
              </Button>
            </div>
          </Other>
        )
      })}
      {windows.length < MOST && (
        <div>
          <Button ref={adder} icon="plus" kind="quiet" onClick={add} style={{ whiteSpace: 'normal' }}>
            {i18n._('Add another option')}
          </Button>
        </div>
      )}
    </>
  )
}
