import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ChangedResource } from '#api/contract/changes.ts'
import { RECORD_RESOURCES } from '#api/contract/choices.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { useOthers } from '../../live/presence/present.ts'
import { type Announced, useAnnounce } from '../../live/presence/use-announce.ts'
import { paint } from '../../theme/paint.ts'
import { Icon } from '../../ui/icons.tsx'
import { useWho } from '../history/use-who.ts'

const Line = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: paint.soft,
  '&:empty': { display: 'none' },
})

/** What the presence at a record is told by. */
interface RecordPresenceProps {
  resource: NonNullable<Announced['record']>['resource']
  id: string
  /** Whether something is being typed. */
  edits: boolean
}

/** Tells others that this record is looked at or edited here, and says who else does. */
function RecordPresence({ resource, id, edits }: RecordPresenceProps) {
  const { i18n } = useLingui()
  const { list } = useFormat()
  useAnnounce({ doing: edits ? 'editing' : 'looking', record: { resource, id } })
  const here = useOthers().filter(({ record }) => record?.resource === resource && record.id === id)
  const others = here.filter(({ isOwn }) => !isOwn)
  const who = useWho(others.length > 0)
  const editing = new Set(others.flatMap((it) => (it.doing === 'editing' ? [who(it)] : [])))
  const looking = new Set(others.map(who).filter((name) => !editing.has(name)))
  const own = here.filter(({ isOwn }) => isOwn)
  return (
    <Line>
      {editing.size > 0 && (
        <>
          <Icon name="edit" size={14} />
          <span>
            {i18n._('{count, plural, one {{who} is editing this} other {{who} are editing this}}', {
              count: editing.size,
              who: list([...editing]),
            })}
          </span>
        </>
      )}
      {looking.size > 0 && (
        <>
          <Icon name="user" size={14} />
          <span>
            {i18n._('{count, plural, one {{who} is looking at this} other {{who} are looking at this}}', {
              count: looking.size,
              who: list([...looking]),
            })}
          </span>
        </>
      )}
      {own.length > 0 && (
        <>
          <Icon name="screen" size={14} />
          <span>
            {own.some(({ doing }) => doing === 'editing')
              ? i18n._('Being edited in another window')
              : i18n._('Open in another window')}
          </span>
        </>
      )}
    </Line>
  )
}

/** What not everybody may see is no place to be seen at. */
const isTold = (resource: ChangedResource): resource is RecordPresenceProps['resource'] =>
  RECORD_RESOURCES.some((it) => it === resource)

/** Who else is at a record, where the service tells. */
export function Presence({ resource, ...rest }: Omit<RecordPresenceProps, 'resource'> & { resource: ChangedResource }) {
  if (!useExtension('presence') || !isTold(resource)) return null
  return <RecordPresence resource={resource} {...rest} />
}
