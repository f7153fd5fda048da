import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import type { RoomValues } from './room-form-values.ts'

/** The extra fields of somebody who takes part in a room, which few open. */
export default function ActorExtras({ control, index }: { control: Control<RoomValues>; index: number }) {
  const { i18n } = useLingui()
  return <ExtraFieldsF control={control} name={`actors.${index}.extraFields`} label={i18n._('Extra fields')} />
}
