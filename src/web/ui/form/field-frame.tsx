import styled from '@emotion/styled'
import { use, useId, type ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { ChangedMarks } from './changed-marks.ts'
import { paint, visuallyHidden } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

export { Input, Select, TextArea } from './inputs.tsx'

const Frame = styled('div')({
  minInlineSize: 0,
  '& > label': { display: 'block', marginBlockEnd: 5, fontSize: size.body2, fontWeight: weight.medium },
  '& > label[data-hidden]': visuallyHidden,
  '& > label > i': { color: paint.soft, fontStyle: 'normal', fontWeight: weight.regular },
  '& > label[data-changed]::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: 6,
    blockSize: 6,
    marginInlineStart: 8,
    verticalAlign: 'middle',
    borderRadius: radius.round,
    background: paint.accent,
    forcedColorAdjust: 'none',
  },
  '& > .note': { margin: '4px 0 0', color: paint.soft, fontSize: size.caption },
  '& > .error': {
    display: 'flex',
    gap: 5,
    margin: '4px 0 0',
    color: paint.danger,
    fontSize: size.caption,
    fontWeight: weight.medium,
  },
  '& > .popup': { position: 'relative' },
  '& > .with-unit': { position: 'relative' },
  '& > .with-unit input': { paddingInlineEnd: 76 },
  '& > .with-unit > span': {
    position: 'absolute',
    insetInlineEnd: 12,
    insetBlock: 0,
    display: 'grid',
    alignContent: 'center',
    color: paint.soft,
    fontSize: size.body2,
    pointerEvents: 'none',
  },
})

/** What the input of a field must be given, so that label, help and error belong to it. */
export interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
  disabled: boolean | undefined
}

/** What a field shows around its input. */
export interface FieldLook {
  label: string
  /** The label is only heard: what stands around the field says it. */
  isLabelHidden?: boolean | undefined
  /** A quiet addition to the label, such as the zone of a time. */
  aside?: string | undefined
  help?: string | undefined
  error?: string | undefined
  /** Wrong, though the words stand elsewhere. */
  isInvalid?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

interface FieldFrameProps extends FieldLook {
  /** It differs from what is stored. */
  changed?: boolean | undefined
  /** Stands in the input at its end, such as what a number counts. */
  unit?: string | undefined
  /** What stands or opens below the input. */
  popup?: ReactNode
  children: (attributes: ControlAttributes) => ReactNode
}

/** Label above, input, help or error below; the error takes the place of the help and is read out with the input. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden, aside, help, error, isInvalid, required, disabled, unit, popup, children } = props
  const { changed = false } = props
  const hasMarks = use(ChangedMarks)
  const id = useId()
  const noteId = `${id}-note`
  const described = [unit !== undefined && `${id}-unit`, (error ?? help) && noteId].filter(Boolean)
  const attributes: ControlAttributes = {
    id,
    'aria-invalid': error !== undefined || isInvalid === true,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-required': required,
    disabled,
  }
  return (
    <Frame data-field="">
      <label
        id={`${id}-label`}
        htmlFor={id}
        data-hidden={isLabelHidden || undefined}
        data-changed={(hasMarks && changed) || undefined}
      >
        {label}
        {required && !isLabelHidden && <span aria-hidden="true"> *</span>}
        {aside && <i> · {aside}</i>}
      </label>
      {unit === undefined ? (
        children(attributes)
      ) : (
        <div className="with-unit">
          {children(attributes)}
          <span id={`${id}-unit`}>{unit}</span>
        </div>
      )}
      {popup && <div className="popup">{popup}</div>}
      {error !== undefined ? (
        <p id={noteId} className="error">
          <Icon name="warning" size={14} />
          {error}
        </p>
      ) : (
        help && (
          <p id={noteId} className="note">
            {help}
          </p>
        )
      )}
    </Frame>
  )
}
