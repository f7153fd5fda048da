import { useLingui } from '@lingui/react'
import { useNavigate } from 'react-router-dom'
import type { Room } from '../../../api/contract/rooms.ts'
import { contract } from '../../../api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { MediaListF } from '../../fields/media/MediaListF.tsx'
import { MediaUrlF } from '../../fields/media/MediaUrlF.tsx'
import { RecordFrame } from '../../fields/record/RecordFrame.tsx'
import { RemoveButton } from '../../fields/record/RemoveButton.tsx'
import { useRecordForm } from '../../fields/record/useRecordForm.ts'
import { PresetF } from '../../fields/ReferenceF.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { NumberF } from '../../ui/form/NumberF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { TagsF } from '../../ui/form/TagsF.tsx'
import { TextF } from '../../ui/form/TextF.tsx'
import { showToast } from '../../ui/toast.ts'
import { paths } from '../paths.ts'
import { DiscountsSection, PeopleSection } from './PeopleSection.tsx'
import { useRoomLabels } from './useRoomLabels.ts'
import { placeOfField, readRoom, roomChanges, writeRoom } from './room-form.ts'

interface RoomFormProps {
  /** Absent for a new one. */
  room?: Room
  reload?: () => Promise<Room | undefined>
}

/** Everything about one room. */
export function RoomForm({ room, reload }: RoomFormProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const labels = useRoomLabels()
  const create = useOperation(contract.rooms.create)
  const update = useOperation(contract.rooms.update)
  const remove = useOperation(contract.rooms.remove)
  const publicId = room?.publicId ?? ''
  const record = useRecordForm({
    record: room,
    read: readRoom,
    write: writeRoom,
    schemas: async () => {
      const { createRoom, updateRoom } = await import('../../../api/contract/rooms.ts')
      return { create: createRoom, update: updateRoom }
    },
    placeOf: placeOfField,
    changes: roomChanges,
    create: (body) => create.mutateAsync({ body }),
    update: (body, ifVersion) => update.mutateAsync({ params: { publicId }, body, ifVersion }),
    ...(reload && { reload }),
    onSaved: (saved, created) => {
      showToast({ tone: 'confirmed', text: i18n._('“{name}” was saved', { name: saved.template.name }) })
      if (created) void navigate(paths.rooms.one(saved.publicId), { replace: true })
    },
  })
  const { control } = record.form
  return (
    <RecordFrame
      record={record}
      title={room?.template.name ?? i18n._('New room')}
      breadcrumbs={[{ label: i18n._('Rooms'), to: paths.rooms.list() }]}
      createLabel={i18n._('Create room')}
      labels={labels}
      {...(room && {
        description: (
          <>
            {i18n._('Public id')} <code>{room.publicId}</code> <CopyButton text={room.publicId} />
          </>
        ),
        actions: (
          <RemoveButton
            name={room.template.name}
            takes={i18n._('The room and its public id go for good; its preset and its media stay.')}
            remove={() => remove.mutateAsync({ params: { publicId } })}
            listTo={paths.rooms.list()}
            onRefused={record.showError}
          />
        ),
      })}
    >
      <Section title={i18n._('Basics')} description={i18n._('What guests see when they are invited.')}>
        <TextF control={control} name="name" label={labels.name} required maxLength={200} />
        <TextF control={control} name="description" label={labels.description} multiline />
        <Pair>
          <NumberF
            control={control}
            name="duration"
            label={labels.duration}
            unit={i18n._('minutes')}
            min={1}
            max={1440}
            step={5}
          />
          <TextF control={control} name="origin" label={labels.origin} help={i18n._('Which program made the room.')} />
        </Pair>
      </Section>
      <Section
        title={i18n._('Look and media')}
        description={i18n._('A preset gives the room its look; media can be added to it.')}
      >
        <PresetF control={control} name="presetId" label={labels.presetId} none={i18n._('No preset')} />
        <MediaUrlF control={control} name="mainImage" label={labels.mainImage} />
        <MediaListF control={control} name="assets" label={labels.assets} />
        <TagsF control={control} name="products" label={labels.products} />
      </Section>
      <PeopleSection control={control} />
      <DiscountsSection control={control} />
      <Section title={i18n._('For the staff')} description={i18n._('Guests do not see this.')}>
        <TagsF control={control} name="labels" label={labels.labels} />
        <TextF control={control} name="notes" label={labels.notes} multiline />
      </Section>
    </RecordFrame>
  )
}
