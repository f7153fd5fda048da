import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useApi } from '../../../../client/api-context.ts'
import { readUses } from '../../../../fields/uses/read-uses.ts'
import { placeSentence, placeWord } from '../../../../fields/uses/place-words.ts'
import type { Relation } from '../../../../fields/uses/uses.ts'
import { Icon, type IconName } from '../../../../ui/icons.tsx'
import { Bone } from '../../../../ui/skeletons.tsx'
import { paint } from '../../../../theme/paint.ts'
import { paths } from '../../../../paths/paths.ts'
import { size, weight } from '../../../../theme/scale.ts'
import { Link } from '../../../../ui/link.tsx'

const List = styled(MuiList)({
  display: 'grid',
  fontSize: size.body2,
  '& > li': {
    display: 'flex',
    // A name is read whole before what it is goes beside it.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    minBlockSize: 32,
  },
  '& svg, & span': { color: paint.soft },
  '& span': { marginInlineStart: 'auto' },
  '& a': {
    maxInlineSize: 'calc(100% - 30px)',
    overflow: 'hidden',
    color: paint.ink,
    fontWeight: weight.medium,
    lineHeight: '24px',
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:hover': { textDecoration: 'underline' },
    // What cuts the words off would cut the ring off, too.
    '&:focus-visible': { outlineOffset: -2 },
  },
})

const note = { margin: 0, fontSize: size.body2 }

/** What shows a medium, by a sign and in a word. */
const KINDS: Partial<Record<Relation, { icon: IconName; word: string }>> = {
  'using-presets': { icon: 'preset', word: /*i18n*/ 'Preset' },
  'using-rooms': { icon: 'room', word: /*i18n*/ 'Online room' },
  'using-services': { icon: 'service', word: /*i18n*/ 'Service' },
  'using-appointments': { icon: 'calendar', word: /*i18n*/ 'Appointment' },
}

/** What a medium is to everything that shows it, with links to them. */
export function WhereUsed({ medium }: { medium: Multimedia }) {
  const { i18n } = useLingui()
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.connectionId, 'uses', 'medium', medium.id, 'shown'],
    queryFn: () => readUses({ api, places: paths, now: api.clock.now() }, { kind: 'medium', record: medium }),
  })
  if (data === undefined) return <Bone width="60%" />
  return (
    <div>
      {data.groups.length > 0 && (
        <List>
          {data.groups.flatMap(({ relation, uses }) =>
            uses.flatMap(({ key, name, to = '', as = [] }) =>
              as.map((place) => (
                <li key={`${relation} ${key} ${place}`}>
                  <Icon name={KINDS[relation]?.icon ?? 'media'} size={18} />
                  <Link to={to} aria-label={placeSentence(i18n, relation, place, name)}>
                    {name}
                  </Link>
                  <span aria-hidden="true">
                    {[i18n._(KINDS[relation]?.word ?? 'File'), placeWord(i18n, place)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              )),
            ),
          )}
        </List>
      )}
      {data.groups.length === 0 && !data.incomplete && (
        <p style={note}>{i18n._('Not used by any preset, room, service or appointment.')}</p>
      )}
      {data.incomplete && <p style={note}>{i18n._('Couldn’t load everything; there may be more uses.')}</p>}
    </div>
  )
}
