import type { CalendarType, MultimediaType } from '../../api/contract/choices.ts'
import { useLingui } from '@lingui/react'
import type { FieldValues } from 'react-hook-form'
import type { Calendar } from '../../api/contract/calendars.ts'
import type { Multimedia } from '../../api/contract/multimedia.ts'
import type { Service } from '../../api/contract/services.ts'
import { useFormat } from '../i18n/LocaleProvider.tsx'
import type { FieldProps } from '../ui/form/field.ts'
import { ChooseManyF, ChooseOneF } from './ChooseF.tsx'
import { choicesOf, useCalendars, useMultimedia, usePresets, useServices, useServiceTypes } from './choices.ts'

interface Several {
  /** The form's value is a list of ids instead of one id or null. */
  multiple?: boolean
}

/** Chooses calendars by name: one, or with `multiple` several; of one type where `type` says so. */
export function CalendarField<Values extends FieldValues>({
  multiple = false,
  type,
  ...field
}: FieldProps<Values> & Several & { type?: CalendarType }) {
  const { i18n } = useLingui()
  const show = ({ id, name, type: kind }: Calendar) => ({
    id,
    label: name,
    ...(type === undefined && {
      aside: kind === 'asset' ? i18n._('Asset') : kind === 'agent' ? i18n._('Agent') : kind,
    }),
  })
  const from = choicesOf(useCalendars(type), show)
  return multiple ? <ChooseManyF {...field} from={from} /> : <ChooseOneF {...field} from={from} />
}

/** Chooses services by name: one, or with `multiple` several. */
export function ServiceField<Values extends FieldValues>({ multiple = false, ...field }: FieldProps<Values> & Several) {
  const format = useFormat()
  const show = ({ id, name, duration }: Service) => ({ id, label: name, aside: format.minutes(duration) })
  const from = choicesOf(useServices(), show)
  return multiple ? <ChooseManyF {...field} from={from} /> : <ChooseOneF {...field} from={from} />
}

/** Chooses a service type by name. */
export function ServiceTypeField<Values extends FieldValues>(field: FieldProps<Values>) {
  return <ChooseOneF {...field} from={choicesOf(useServiceTypes(), ({ id, name }) => ({ id, label: name }))} />
}

/** Chooses a preset by title. */
export function PresetField<Values extends FieldValues>(field: FieldProps<Values>) {
  return <ChooseOneF {...field} from={choicesOf(usePresets(), ({ id, title }) => ({ id, label: title }))} />
}

/** Chooses media by name: several, or with `multiple={false}` one; of some types where `types` says so. */
export function MediaField<Values extends FieldValues>({
  multiple = true,
  types,
  ...field
}: FieldProps<Values> & Several & { types?: readonly MultimediaType[] }) {
  const show = ({ id, name, format }: Multimedia) => ({ id, label: name, aside: format })
  const loaded = useMultimedia()
  const items = loaded.data?.items.filter((it) => !types || types.includes(it.type))
  const from = choicesOf({ ...loaded, data: items && { items } }, show)
  return multiple ? <ChooseManyF {...field} from={from} /> : <ChooseOneF {...field} from={from} />
}
