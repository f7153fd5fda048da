import { useLingui } from '@lingui/react'
import { useParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { MediumForm } from './medium-form.tsx'

/** One medium, or a new one. */
export default function MediumPage() {
  const { id } = useParams()
  return id === undefined ? <MediumForm /> : <StoredMedium key={id} id={id} />
}

function StoredMedium({ id }: { id: string }) {
  const { i18n } = useLingui()
  const read = queryOf(useApi(), contract.multimedia.get, { params: { id } })
  const list = { label: i18n._('Library'), to: paths.multimedia.list() }
  return (
    <RecordGate read={read} title={i18n._('File')} list={list}>
      {(medium, reload) => <MediumForm medium={medium} reload={reload} />}
    </RecordGate>
  )
}
