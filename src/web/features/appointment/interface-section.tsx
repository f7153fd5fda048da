import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import type { Api } from '../../client/create-api.ts'
import type { RawAnswer as Raw } from '../../client/raw-answer.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { Fold } from '../../commands/appointments/form/panel-parts.tsx'
import { RawAnswerView } from './raw-answer.tsx'
import { Radio } from '../../ui/form/radio.tsx'

interface InterfaceSectionProps {
  id: string
  version: InterfaceVersion
  onVersion: (version: InterfaceVersion) => void
}

const Versions = styled('fieldset')({
  display: 'flex',
  gap: 16,
  margin: '8px 0',
  '& label': { display: 'inline-flex', gap: 6, alignItems: 'center', minBlockSize: 24 },
})

/** The answer as it arrived, a refusal too; it fails only where nothing answered. */
const readRaw = async (api: Api, version: InterfaceVersion, id: string, signal: AbortSignal): Promise<Raw> => {
  let last: Raw | undefined
  const input = { params: { id }, signal, onRaw: (raw: Raw) => (last = raw) }
  const call = version === 2 ? api.appointmentsV2.get(input) : api.appointmentsV1.get(input)
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (last === undefined) throw error
  return last
}

/** Which version of the interface the panel writes through, and the appointment exactly as that version answers it. */
export function InterfaceSection({ id, version, onVersion }: InterfaceSectionProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: [api.connectionId, 'appointments', 'raw', version, id],
    queryFn: ({ signal }) => readRaw(api, version, id, signal),
    enabled: open,
  })
  return (
    <Fold title={i18n._('API version and raw response')} onToggle={setOpen}>
      <Versions aria-label={i18n._('API version')}>
        {([2, 1] as const).map((each) => (
          <label key={each}>
            <Radio name={`version ${id}`} checked={version === each} onChange={() => onVersion(each)} />
            {i18n._('Version {number}', { number: each })}
          </label>
        ))}
      </Versions>
      {error && <p role="alert">{errorWords(i18n, error).title}</p>}
      {data && <RawAnswerView raw={data} label={i18n._('Raw response of version {number}', { number: version })} />}
    </Fold>
  )
}
