import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { Multimedia } from '../../../../../api/contract/multimedia.ts'
import { useApi } from '../../../../client/api-context.ts'
import { readUses } from '../../../../fields/uses/read-uses.ts'
import { UseList } from '../../../../fields/uses/UseList.tsx'
import { Bone } from '../../../../ui/Skeletons.tsx'
import { paths } from '../../../paths.ts'

const note = { margin: 0, fontSize: '0.8125rem' }

/** The presets and rooms that show a medium, with links to them. */
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
      {data.groups.map((group) => (
        <UseList key={group.relation} group={group} onLeave={() => {}} />
      ))}
      {data.groups.length === 0 && !data.incomplete && <p style={note}>{i18n._('No preset or room shows it.')}</p>}
      {data.incomplete && (
        <p style={note}>{i18n._('Not everything could be loaded; there may be more uses than these.')}</p>
      )}
    </div>
  )
}
