import { useLingui } from '@lingui/react'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import styled from '@emotion/styled'
import type { ComponentProps, HTMLAttributes, Key, Ref } from 'react'
import { type ControlAttributes, Input } from '../ui/form/FieldFrame.tsx'
import { paint } from '../ui/paint.ts'
import type { Choice, Choices } from './choices.ts'

const Box = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  '& > input': { flex: '1 1 120px', minInlineSize: 0, inlineSize: 'auto', paddingInlineEnd: 56 },
  '& .MuiAutocomplete-endAdornment': {
    insetInlineEnd: 4,
    insetBlockStart: 'auto',
    insetBlockEnd: 4,
    transform: 'none',
  },
})
const Line = styled('li')({
  display: 'flex',
  gap: 10,
  '& small': { marginInlineStart: 'auto', color: paint.soft, whiteSpace: 'nowrap' },
})

interface ChoiceInputProps {
  params: AutocompleteRenderInputParams
  attributes: ControlAttributes
  inputRef: Ref<HTMLInputElement>
  onBlur: () => void
}

/** The input of a list of choices, in the look of the other fields. */
export function ChoiceInput({ params, attributes, inputRef, onBlur }: ChoiceInputProps) {
  const { ref: boxRef, className, onMouseDown, startAdornment, endAdornment } = params.slotProps.input
  const { ref, onBlur: leave, ...rest } = params.slotProps.htmlInput as HTMLInputAttributes
  const setRef = (element: HTMLInputElement | null): void => {
    for (const target of [ref, inputRef]) {
      if (typeof target === 'function') target(element)
      else if (target) target.current = element
    }
  }
  return (
    <Box ref={boxRef as Ref<HTMLDivElement>} className={className} onMouseDown={onMouseDown}>
      {startAdornment}
      <Input
        {...rest}
        {...attributes}
        ref={setRef}
        onBlur={(event) => {
          leave?.(event)
          onBlur()
        }}
      />
      {endAdornment}
    </Box>
  )
}

type HTMLInputAttributes = ComponentProps<'input'>

/** One choice in the open list. */
export const renderChoice = ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, choice: Choice) => (
  <Line key={choice.id || key} {...props}>
    <span>{choice.label}</span>
    {choice.aside && <small>{choice.aside}</small>}
  </Line>
)

/** The words of a list of choices that is empty, loading or could not be loaded, and of its buttons. */
export const useChoiceWords = ({ failed }: Choices) => {
  const { i18n } = useLingui()
  return {
    noOptionsText: failed ? i18n._('The choices could not be loaded.') : i18n._('Nothing found'),
    loadingText: i18n._('Loading…'),
    clearText: i18n._('Clear'),
    openText: i18n._('Open'),
    closeText: i18n._('Close'),
  }
}
