import styled from '@emotion/styled'
import type { Ref } from 'react'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'
import { Checkbox } from './checkbox.tsx'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: '2px 12px',
  maxBlockSize: 230,
  overflowY: 'auto',
  padding: '6px 10px',
  border: `1px solid ${paint.field}`,
  borderRadius: radius.control,
  ':not(legend, p) + &': { marginBlockStart: 8 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 30, fontSize: size.body2 },
})

interface TickListProps {
  options: readonly { id: string; name: string }[]
  /** Ids of those that are ticked. */
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  onBlur?: () => void
  /** The first box, where the focus goes to what is wrong. */
  ref?: Ref<HTMLInputElement>
}

/** Things to tick, in a frame that scrolls; it stands in a `FieldGroup`, which names it. */
export function TickList({ options, ticked, onTick, onBlur, ref }: TickListProps) {
  return (
    <Frame>
      {options.map(({ id, name }, index) => (
        <label key={id}>
          <Checkbox
            ref={index === 0 ? ref : undefined}
            checked={ticked.includes(id)}
            onChange={({ target }) => onTick(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))}
            onBlur={onBlur}
          />
          {name}
        </label>
      ))}
    </Frame>
  )
}
