import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Icon } from '../ui/icons.tsx'
import { media } from '../ui/paint.ts'
import { tonePaint } from '../ui/tones.ts'

/** The service that the page talks to: demo data in the page, or a real deployment. */
export interface Connection {
  name: string
  kind: 'mock' | 'real'
  /** Address and key in short, for the menu. */
  detail?: string
}

const mock = tonePaint('pending')
const real = tonePaint('confirmed')

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: Connection['kind'] }>(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minInlineSize: 0,
    paddingBlock: 3,
    paddingInline: 10,
    borderRadius: 99,
    borderWidth: 1,
    fontSize: '0.75rem',
    fontWeight: 600,
    '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
    '& span': {
      fontWeight: 450,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      maxInlineSize: 180,
    },
    [media.compact]: { '& span': { maxInlineSize: 84 } },
  },
  ({ kind }) =>
    kind === 'mock'
      ? { background: mock.bg, color: mock.text, borderStyle: 'dashed', borderColor: mock.edge }
      : { background: real.bg, color: real.text, borderStyle: 'solid', borderColor: real.edge },
)

/** Always tells demo data from a real service, by words, glyph, border and colour. */
export function ConnectionBadge({ name, kind }: Connection) {
  const { i18n } = useLingui()
  const label = kind === 'mock' ? i18n._('Demo data') : i18n._('Live')
  return (
    <Badge kind={kind} title={`${label} · ${name}`}>
      <Icon name={kind === 'mock' ? 'flask' : 'check'} size={14} />
      <b>{label}</b>
      <span>{name}</span>
    </Badge>
  )
}
