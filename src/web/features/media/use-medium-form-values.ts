import { useLingui } from '@lingui/react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { isCrop } from '#api/contract/crops.ts'
import { asWebVtt, wrongLineOf } from '#api/core/rules/webvtt.ts'
import { contract } from '#api/contract/table.ts'
import { cropRefused } from '../../fields/media/crop-words.ts'
import { useOperation } from '../../client/use-operation.ts'
import type { RecordForm } from '../../fields/record/record-form.ts'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { placeOfMediumField, readMedium, writeMedium, type MediumValues } from './medium-form-values.ts'

interface MediumFormOptions {
  /** Absent for a new one. */
  medium?: Multimedia | undefined
  reload?: (() => Promise<Multimedia | undefined>) | undefined
  onCreated: (medium: Multimedia) => void
}

/** The form of a medium, wherever it stands. */
export function useMediumForm({ medium, reload, onCreated }: MediumFormOptions): RecordForm<MediumValues> {
  const { i18n } = useLingui()
  const create = useOperation(contract.multimedia.create)
  const update = useOperation(contract.multimedia.update)
  return useRecordForm({
    record: medium,
    read: readMedium,
    write: writeMedium,
    schemas: async () => {
      const { createMultimedia, updateMultimedia } = await import('#api/contract/multimedia.ts')
      return { create: createMultimedia, update: updateMultimedia }
    },
    impossible: (values) => {
      const line = wrongLineOf(asWebVtt(values.captions))
      const message = i18n._('Line {line}: a time such as 00:05.000 --> 00:08.000 is missing or wrong.', {
        line: line ?? 0,
      })
      const isWrong = Object.values(values.crops).some((crop) => !isCrop(crop))
      return [
        ...(line === undefined ? [] : [{ field: 'captions', message }]),
        ...(isWrong ? [{ field: 'crops', message: cropRefused(i18n) }] : []),
      ]
    },
    placeOf: placeOfMediumField,
    create: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }),
    update: (body, ifVersion) => update.mutateAsync({ params: { id: medium?.id ?? '' }, body, ifVersion }),
    ...(reload && { reload }),
    nameOf: ({ name }) => name,
    onCreated,
  })
}
