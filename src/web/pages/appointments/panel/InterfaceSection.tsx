import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '../../../../api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { errorWords } from '../../../client/error-words.ts'
import { queryOf } from '../../../client/query.ts'
import { paint } from '../../../ui/paint.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'
import { RawJson } from './RawJson.tsx'

interface InterfaceSectionProps {
  id: string
  version: InterfaceVersion
  onVersion: (version: InterfaceVersion) => void
}

const Details = styled('details')({
  marginBlockStart: 18,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${paint.line}`,
  color: paint.soft,
  fontSize: '0.8125rem',
  '& > summary': { cursor: 'pointer', minBlockSize: 24 },
  '& fieldset': { display: 'flex', gap: 16, margin: '10px 0', padding: 0, border: 0 },
  '& label': { display: 'inline-flex', gap: 6, alignItems: 'center', minBlockSize: 24 },
})

/** Which version of the interface the panel writes through, and the appointment exactly as that version answers it. */
export default function InterfaceSection({ id, version, onVersion }: InterfaceSectionProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const [open, setOpen] = useState(false)
  const params = { params: { id } }
  const two = useQuery({ ...queryOf(api, contract.appointmentsV2.get, params), enabled: open && version === 2 })
  const one = useQuery({ ...queryOf(api, contract.appointmentsV1.get, params), enabled: open && version === 1 })
  const { data, error } = version === 2 ? two : one
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{i18n._('Interface version and raw answer')}</summary>
      {open && (
        <>
          <fieldset aria-label={i18n._('Interface version')}>
            {([2, 1] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`version ${id}`}
                  checked={version === each}
                  onChange={() => onVersion(each)}
                />
                {i18n._('Version {number}', { number: each })}
              </label>
            ))}
          </fieldset>
          {error && <p role="alert">{errorWords(i18n, error).title}</p>}
          {data && <RawJson value={data} label={i18n._('Raw answer of version {number}', { number: version })} />}
        </>
      )}
    </Details>
  )
}
