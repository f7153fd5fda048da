import { useLingui } from '@lingui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { PresetForm } from './preset-form.tsx'

/** One preset, or a new one, which may be a copy (`?from=`). */
export default function PresetPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const from = search.get('from')
  if (id !== undefined) return <StoredPreset key={id} id={id} />
  return from ? <StoredPreset key={`from ${from}`} id={from} copy /> : <PresetForm key="new" />
}

function StoredPreset({ id, copy = false }: { id: string; copy?: boolean }) {
  const { i18n } = useLingui()
  const read = queryOf(useApi(), contract.presets.get, { params: { id } })
  return (
    <RecordGate read={read} title={i18n._('Preset')} list={{ label: i18n._('Presets'), to: paths.presets.list() }}>
      {(preset, reload) => (copy ? <PresetForm source={preset} /> : <PresetForm preset={preset} reload={reload} />)}
    </RecordGate>
  )
}
