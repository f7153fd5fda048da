import { useLingui } from '@lingui/react'
import { SelectFilter } from '../../ui/filters.tsx'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { type AppointmentsUrl, OWN } from '../../commands/appointments/list/list-url.ts'

interface VersionFilterProps {
  url: AppointmentsUrl
  /** The version in use. */
  version: InterfaceVersion
  onChange: (version: AppointmentsUrl['version']) => void
}

/** Which presentation of the interface is listed, and why it is that one. */
export function VersionFilter({ url, version, onChange }: VersionFilterProps) {
  const { i18n } = useLingui()
  const chosen = url.version === String(version)
  const help =
    url.connection !== OWN
      ? i18n._('Only version 1 lists connected calendars.')
      : url.version === '1' && version === 2
        ? i18n._('Listing version 2: version 1 has no sub-status.')
        : chosen
          ? i18n._('Filters this version doesn’t have are applied here, to all results.')
          : i18n._('Now listing version {number}.', { number: version })
  return (
    <SelectFilter
      label={i18n._('API version')}
      all={i18n._('Automatic')}
      value={url.version}
      onChange={(next) => onChange(next === '1' || next === '2' ? next : '')}
      choices={(['2', '1'] as const).map((number) => ({
        value: number,
        label: i18n._('Version {number}', { number }),
      }))}
      help={help}
    />
  )
}

interface ReadSparelyProps {
  spare: boolean
  onChange: (spare: boolean) => void
}

/** Whether the service is asked for whole appointments or for what is shown (`fields`, specification 4.5). */
export function ReadSparely({ spare, onChange }: ReadSparelyProps) {
  const { i18n } = useLingui()
  return (
    <SelectFilter
      label={i18n._('Response fields')}
      all={i18n._('Everything')}
      value={spare ? '1' : ''}
      onChange={(next) => onChange(next === '1')}
      choices={[{ value: '1', label: i18n._('Only what is shown') }]}
      help={i18n._('Loads less on slow connections. Exported lists still have everything.')}
    />
  )
}
