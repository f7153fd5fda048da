import styled from '@emotion/styled'
import { memo, type FormEvent, type Ref } from 'react'
import { tickBox } from '../../theme/own-looks.ts'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: '2px 12px',
  maxBlockSize: 230,
  overflowY: 'auto',
  padding: '6px 10px',
  // Hundreds of boxes out of sight would be put into layers with each letter elsewhere in the form.
  '&[data-many]': { contentVisibility: 'auto', containIntrinsicBlockSize: 230 },
  border: `1px solid ${paint.field}`,
  borderRadius: radius.control,
  ':not(legend, p) + &': { marginBlockStart: 8 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 30,
    fontSize: size.body2,
  },
  // As those of the library: a component for each of hundreds would be laid into layers with each letter elsewhere in the form.
  '& input': { ...tickBox, flex: 'none' },
})

/** More boxes than this fill the frame in every window, so that its height is known without them. */
const MANY = 100

interface TickListProps {
  options: readonly { id: string; name: string }[]
  /** Ids of those that are ticked. */
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  onBlur?: () => void
  /** The first box, where the focus goes to what is wrong. */
  ref?: Ref<HTMLInputElement>
}

/** Boxes are heard by their frame, so that one which stays as it is need not be painted because another one changes. */
const heardByTheFrame = () => undefined

interface BoxProps {
  id: string
  name: string
  checked: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

const Box = memo(function Box({ id, name, checked, ref }: BoxProps) {
  return (
    // A browser that translates the page leaves alone what somebody called a thing.
    <label translate="no">
      <input type="checkbox" ref={ref} value={id} checked={checked} onChange={heardByTheFrame} />
      {name}
    </label>
  )
})

/** Things to tick, in a frame that scrolls; it stands in a `FieldGroup`, which names it. */
export function TickList({ options, ticked, onTick, onBlur, ref }: TickListProps) {
  const isTicked = new Set(ticked)
  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    onTick(target.checked ? [...ticked, target.value] : ticked.filter((other) => other !== target.value))
  }
  return (
    <Frame onChange={onChange} onBlur={onBlur} data-many={options.length > MANY || undefined}>
      {options.map(({ id, name }, index) => (
        <Box key={id} id={id} name={name} checked={isTicked.has(id)} ref={index === 0 ? ref : undefined} />
      ))}
    </Frame>
  )
}
