import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../button.tsx'
import { size } from '../../theme/scale.ts'

/** A value that holds where a field is left empty, and whose it is. */
export interface InheritedValue<Value> {
  value: Value
  /** What gives it, by name, such as the service type. */
  from: string
}

const Place = styled('div')({
  '& > button': {
    minBlockSize: 26,
    marginBlockStart: 2,
    marginInlineStart: -8,
    paddingInline: 8,
    fontSize: size.caption,
  },
})

/** What a field says of a value that it inherits, or would inherit if it had none of its own. */
export function useInheritedHelp(
  inherited: InheritedValue<unknown> | undefined,
  isOwn: boolean,
  text: string,
): string | undefined {
  const { i18n } = useLingui()
  if (!inherited) return undefined
  return isOwn
    ? i18n._('{from} sets {value}.', { from: inherited.from, value: text })
    : i18n._('From {from}.', { from: inherited.from })
}

/** Gives up a field's own value for the inherited one. */
export function ResetToInherited({ label, onReset }: { label: string; onReset: () => void }) {
  const { i18n } = useLingui()
  return (
    <Place>
      <Button
        kind="quiet"
        icon="refresh"
        aria-label={i18n._('Reset to inherited: {label}', { label })}
        onClick={({ currentTarget }) => {
          // The button goes with what it takes away; the focus stays in the field.
          currentTarget.closest('[data-field]')?.querySelector<HTMLElement>('input, select')?.focus()
          onReset()
        }}
      >
        {i18n._('Reset to inherited')}
      </Button>
    </Place>
  )
}
