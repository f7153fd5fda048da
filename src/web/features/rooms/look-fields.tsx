import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { MediaListF } from '../../fields/media/media-list-f.tsx'
import { MediaUrlF } from '../../fields/media/media-url-f.tsx'
import { PresetF } from '../../fields/reference-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { paths } from '../../paths/paths.ts'
import { originsOf } from './inheriting.ts'
import type { RoomFieldsIn, RoomValues } from './room-form-values.ts'
import { RoomLook } from './room-look.tsx'
import type { useRoomLabels } from '../../fields/labels/rooms.ts'

/** The form of a room and what its fields are called. */
interface LookFieldsProps {
  control: Control<RoomValues>
  labels: ReturnType<typeof useRoomLabels>
}

/** What a room looks like: what it gets of its preset, and what it says itself. */
export function LookFields({ control, labels }: LookFieldsProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const [presetId, description, mainImage, assets, products] = useWatch({
    control,
    name: ['presetId', 'description', 'mainImage', 'assets', 'products'],
  })
  const { data } = useQuery({
    ...queryOf(api, contract.presets.get, { params: { id: presetId ?? '' } }),
    enabled: Boolean(presetId),
    staleTime: MINUTE,
  })
  const preset = presetId ? data : undefined
  const origins = originsOf({ description, mainImage, assets, products }, preset)
  const from = preset && i18n._('From the preset “{title}” until you choose something here.', { title: preset.title })
  return (
    <>
      <RoomLook control={control} preset={preset} />
      <FieldInputs<RoomFieldsIn<'look'>>
        of={{
          presetId: (
            <PresetF
              control={control}
              name="presetId"
              label={labels.presetId}
              none={i18n._('No preset')}
              createTo={paths.presets.create()}
            />
          ),
          mainImage: (
            <MediaUrlF
              control={control}
              name="mainImage"
              label={labels.mainImage}
              inherited={preset?.image ? { value: preset.image, from: preset.title } : undefined}
            />
          ),
          assets: (
            <MediaListF
              control={control}
              name="assets"
              label={labels.assets}
              {...(from !== undefined && origins.assets === 'preset' && { help: from })}
            />
          ),
          products: (
            <TagsF
              control={control}
              name="products"
              label={labels.products}
              {...(from !== undefined && origins.products === 'preset' && { help: from })}
            />
          ),
        }}
      />
    </>
  )
}
