import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useApi } from '../../../../client/api-context.ts'
import { readUses } from '../../../../fields/uses/read-uses.ts'
import { placeSentence } from '../../../../fields/uses/place-words.ts'
import { Bone } from '../../../../ui/skeletons.tsx'
import { paint } from '../../../../theme/paint.ts'
import { paths } from '../../../../paths/paths.ts'
import { size } from '../../../../theme/scale.ts'

const List = styled('ul')({
  margin: 0,
  paddingInlineStart: 18,
  fontSize: size.body2,
  '& > li': { overflowWrap: 'anywhere' },
  '& > li::marker': { color: paint.soft },
  '& a': { color: paint.accentStrong, display: 'inline-block', minBlockSize: 24 },
})

const note = { margin: 0, fontSize: size.body2 }

/** What a medium is to everything that shows it, with links to them. */
export default function WhereUsed({ medium }: { medium: Multimedia }) {
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
                  <Link to={to}>{placeSentence(i18n, relation, place, name)}</Link>
                </li>
              )),
            ),
          )}
        </List>
      )}
      {data.groups.length === 0 && !data.incomplete && (
        <p style={note}>{i18n._('Not used by any preset, room or service.')}</p>
      )}
      {data.incomplete && <p style={note}>{i18n._('Couldn’t load everything; there may be more uses.')}</p>}
    </div>
  )
}
