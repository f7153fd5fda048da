import { useLingui } from '@lingui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useMultimedia } from '../../fields/references.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { copyRoom, readRoom } from './room-form-values.ts'
import { RoomForm } from './room-form.tsx'

/** One room, or a new one: empty, a copy (`?from=`) or one with a preset (`?preset=`). */
export default function RoomPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const from = search.get('from')
  // What stands below the first fields names files: they are asked for with the room.
  useMultimedia()
  if (id !== undefined) return <StoredRoom key={id} publicId={id} />
  if (from) return <StoredRoom key={`from ${from}`} publicId={from} copy />
  const presetId = search.get('preset')
  return presetId ? <RoomForm key="new" start={{ ...readRoom(undefined), presetId }} /> : <RoomForm key="new" />
}

function StoredRoom({ publicId, copy = false }: { publicId: string; copy?: boolean }) {
  const { i18n } = useLingui()
  const read = queryOf(useApi(), contract.rooms.get, { params: { publicId } })
  return (
    <RecordGate
      read={read}
      title={i18n._('Online room')}
      list={{ label: i18n._('Online rooms'), to: paths.rooms.list() }}
    >
      {(room, reload) =>
        copy ? (
          <RoomForm start={copyRoom(room, i18n._('Copy of {name}', { name: room.template.name }))} />
        ) : (
          <RoomForm room={room} reload={reload} />
        )
      }
    </RecordGate>
  )
}
