import { useLingui } from '@lingui/react'
import { contract } from '#api/contract/table.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { Filter } from '../../fields/list/filters.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { usePresets } from '../../fields/references.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { useAsked } from '../../ui/use-asked.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { narrowRooms, NO_PRESET, ROOMS_URL, type RoomsUrl } from './list-url.ts'
import { useRoomActions } from './use-room-actions.ts'
import { useRoomColumns } from './use-room-columns.tsx'

const LabelDialog = lazySection(() => import('./label-dialog.tsx'))

/** Where guests and staff meet on screen. */
export default function RoomsPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(ROOMS_URL)
  const presets = usePresets().items
  const labels = useAsked(LabelDialog)
  const { ask, question } = useDeleteQuestion(paths)
  const actions = useRoomActions({
    askDelete: (record) => ask({ kind: 'room', record }, record.template.name),
    askLabel: (verb, rooms) => labels.ask({ verb, rooms }),
  })
  const filters: readonly Filter<RoomsUrl>[] = [
    {
      kind: 'reference',
      id: 'preset',
      quick: true,
      label: i18n._('Preset'),
      all: i18n._('All presets'),
      choices: presets && [
        { value: NO_PRESET, label: i18n._('No preset') },
        ...presets.map(({ id, title }) => ({ value: id, label: title })),
      ],
    },
    { kind: 'text', id: 'label', label: i18n._('Label') },
    { kind: 'text', id: 'person', label: i18n._('Person (name or email)') },
  ]
  return (
    <>
      <RecordListPage
        name="rooms"
        label={i18n._('Online rooms')}
        searchLabel={i18n._('Search online rooms')}
        create={{ to: paths.rooms.create(), label: i18n._('New room') }}
        row={contract.rooms.list}
        searched="here"
        spec={ROOMS_URL}
        url={url}
        set={set}
        asked={{}}
        narrow={narrowRooms(url)}
        filters={filters}
        columns={useRoomColumns()}
        actions={actions}
        ways={({ publicId }) => [
          { label: i18n._('Copy public ID'), icon: 'key', onAct: () => void copyText(i18n, publicId) },
          { label: i18n._('Duplicate'), icon: 'copy', to: paths.rooms.create({ from: publicId }), writes: true },
        ]}
        rowKey={({ publicId }) => publicId}
        nameOf={({ template }) => template.name}
        hrefOf={({ publicId }) => paths.rooms.one(publicId)}
        empty={{
          icon: 'room',
          title: i18n._('No rooms yet'),
          description: i18n._('Guests and staff meet on screen in an online room.'),
        }}
      />
      {labels.question}
      {question}
    </>
  )
}
