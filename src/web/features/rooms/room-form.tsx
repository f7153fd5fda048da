import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Room } from '#api/contract/rooms.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { useStartWith } from '../../fields/record/use-start-with.ts'
import { DurationF } from '../../ui/form/duration-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { paths } from '../../paths/paths.ts'
import { DiscountFields } from './discount-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import {
  placeOfRoomField,
  readRoom,
  ROOM_SECTIONS,
  roomChanges,
  writeRoom,
  type RoomField,
  type RoomFieldsIn,
  type RoomValues,
} from './room-form-values.ts'
import { useRoomLabels } from '../../fields/labels/rooms.ts'
import { useRoomWords } from './use-room-words.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Names under which a deployment may tell where a room is. */
const NAMES = ['url', 'link', 'publicUrl'] as const

/** The web address of a room, where the deployment tells it; the interface does not promise one. */
const addressOf = (room: object): string | undefined => {
  for (const name of NAMES) {
    const value: unknown = Object.hasOwn(room, name) ? (room as Record<string, unknown>)[name] : undefined
    if (typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)) return value
  }
  return undefined
}

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& a': { overflowWrap: 'anywhere' },
})

/** How a room is addressed: its public id and, where the deployment tells it, its web address, both to be copied. */
function PublicId({ room }: { room: Room }) {
  const { i18n } = useLingui()
  const address = addressOf(room)
  return (
    <Line>
      {i18n._('Public ID')} <code>{room.publicId}</code>
      <CopyButton text={room.publicId} label={i18n._('Copy public ID')} />
      {address !== undefined && (
        <>
          <a href={address} target="_blank" rel="noreferrer" dir="ltr">
            {address}
          </a>
          <CopyButton text={address} label={i18n._('Copy URL')} />
        </>
      )}
    </Line>
  )
}

interface RoomFormProps {
  /** Absent for a new one. */
  room?: Room
  reload?: () => Promise<Room | undefined>
  /** What a new one starts with beside the usual, such as a copy. */
  start?: RoomValues
}

/** Minutes that a visit usually takes. */
const USUAL = [15, 30, 45, 60, 90]

/** Everything about one room. */
export function RoomForm({ room, reload, start }: RoomFormProps) {
  const { i18n } = useLingui()
  const labels = useRoomLabels() satisfies Record<RoomField, string>
  const words = useRoomWords()
  const create = useOperation(contract.rooms.create)
  const update = useOperation(contract.rooms.update)
  const remove = useOperation(contract.rooms.remove)
  const publicId = room?.publicId ?? ''
  const record = useRecordForm({
    record: room,
    read: readRoom,
    write: writeRoom,
    schemas: async () => {
      const { createRoom, updateRoom } = await import('#api/contract/rooms.ts')
      return { create: createRoom, update: updateRoom }
    },
    placeOf: placeOfRoomField,
    changes: roomChanges,
    create: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }),
    update: (body, ifVersion) => update.mutateAsync({ params: { publicId }, body, ifVersion }),
    ...(reload && { reload }),
    nameOf: ({ template }) => template.name,
    pathOf: (saved) => paths.rooms.one(saved.publicId),
  })
  const { control } = record.form
  useStartWith(record, start)
  return (
    <RecordFrame
      record={record}
      newTitle={i18n._('New room')}
      list={{ label: i18n._('Online rooms'), to: paths.rooms.list() }}
      createLabel={i18n._('Create room')}
      labels={labels}
      subject={room && { resource: 'rooms', id: room.id }}
      words={words}
      description={room && <PublicId room={room} />}
      copyTo={room && paths.rooms.create({ from: room.publicId })}
      removal={
        room && {
          subject: { kind: 'room', record: room },
          places: paths,
          remove: () => remove.mutateAsync({ params: { publicId } }),
        }
      }
      sectionOf={ROOM_SECTIONS}
      sections={[
        {
          id: 'basics',
          label: i18n._('Basics'),
          description: i18n._('What guests see when they are invited.'),
          content: (
            <FieldInputs<RoomFieldsIn<'basics'>>
              beside={[['duration', 'origin']]}
              of={{
                name: <TextF control={control} name="name" label={labels.name} required maxLength={200} />,
                description: (
                  <TextF control={control} name="description" label={labels.description} multiline maxLength={10_000} />
                ),
                duration: <DurationF control={control} name="duration" label={labels.duration} min={1} usual={USUAL} />,
                origin: (
                  <TextF
                    control={control}
                    name="origin"
                    label={labels.origin}
                    maxLength={50}
                    help={i18n._('The program that created the room.')}
                  />
                ),
              }}
            />
          ),
        },
        {
          id: 'look',
          label: i18n._('Look'),
          title: i18n._('Look and files'),
          description: i18n._('A preset gives the room its look; the room’s own values win.'),
          content: <LookFields control={control} labels={labels} />,
        },
        {
          id: 'people',
          label: i18n._('People'),
          description: i18n._('Who meets in the room and who looks after it.'),
          content: <PeopleFields control={control} />,
        },
        {
          id: 'discounts',
          label: i18n._('Discount codes'),
          description: i18n._('Codes that guests of the room can use.'),
          content: <DiscountFields control={control} />,
        },
        {
          id: 'staff',
          label: i18n._('For staff'),
          description: i18n._('Guests don’t see this.'),
          content: (
            <FieldInputs<RoomFieldsIn<'staff'>>
              of={{
                labels: <TagsF control={control} name="labels" label={labels.labels} />,
                notes: <TextF control={control} name="notes" label={labels.notes} multiline maxLength={10_000} />,
              }}
            />
          ),
        },
      ]}
    />
  )
}
