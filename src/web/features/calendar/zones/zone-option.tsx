import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Option = styled('li')({
  '& > button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    inlineSize: '100%',
    minBlockSize: 40,
    padding: '5px 10px',
    justifyContent: 'stretch',
    borderRadius: radius.control,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& > button:hover': { background: paint.hover },
  '& > button[aria-pressed="true"]': { background: paint.accentTint },
  '& .name': { fontWeight: weight.medium },
  '& small': { color: paint.soft, fontSize: size.caption },
  '& .end': { textAlign: 'end' },
})

interface ZoneOptionProps {
  name: string
  /** The zone's own name. */
  about?: string
  offset?: string
  /** IANA zone, for what time it is there; without it nothing is said of that. */
  zone?: string
  /** Epoch milliseconds. */
  now?: number
  pressed: boolean
  onChoose: () => void
}

/** One zone to choose: its place, its name, its distance from UTC and what time it is there. */
export function ZoneOption({ name, about, offset, zone, now, pressed, onChoose }: ZoneOptionProps) {
  const format = useFormat()
  return (
    <Option>
      <ButtonBase aria-pressed={pressed} onClick={onChoose}>
        <span className="name">{name}</span>
        {zone !== undefined && now !== undefined && <span className="end">{format.time(now, zone)}</span>}
        {about !== undefined && <small>{about}</small>}
        {offset !== undefined && <small className="end">{offset}</small>}
      </ButtonBase>
    </Option>
  )
}
