import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/RecordGate.tsx'
import { paths } from '../paths.ts'
import { RoomForm } from './RoomForm.tsx'

/** One room, or a new one. */
export default function RoomPage() {
  const { id } = useParams()
  return id === undefined ? <RoomForm /> : <StoredRoom key={id} publicId={id} />
}

function StoredRoom({ publicId }: { publicId: string }) {
  const { i18n } = useLingui()
  const query = useQuery(queryOf(useApi(), contract.rooms.get, { params: { publicId } }))
  const reload = async () => (await query.refetch()).data
  return (
    <RecordGate query={query} title={i18n._('Room')} list={{ label: i18n._('Rooms'), to: paths.rooms.list() }}>
      {(room) => <RoomForm room={room} reload={reload} />}
    </RecordGate>
  )
}
