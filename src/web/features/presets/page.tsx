import { useLingui } from '@lingui/react'
import type { Preset } from '#api/contract/presets.ts'
import { contract } from '#api/contract/table.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { callOf, deletion, type RecordAction } from '../../fields/list/record-actions.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { PRESETS_URL, type PresetsUrl } from './list-url.ts'
import { usePresetColumns } from './use-preset-columns.tsx'

/** The looks that rooms can have. */
export default function PresetsPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(PRESETS_URL)
  const { ask, question } = useDeleteQuestion(paths)
  const filters: readonly Filter<PresetsUrl>[] = [{ kind: 'text', id: 'title', label: i18n._('Exact title') }]
  const actions: readonly RecordAction<Preset>[] = [
    deletion(i18n, {
      confirmOne: (record) => ask({ kind: 'preset', record }, record.title),
      question: (count) => ({
        title: i18n._('{count, plural, one {Delete # preset?} other {Delete # presets?}}', { count }),
        text: i18n._('Files stay. Files used by a room can’t be deleted and are listed afterward.'),
      }),
      call: callOf(contract.presets.remove, ({ id }: Preset) => ({ params: { id } })),
      title: (count) => i18n._('{count, plural, one {Delete # preset} other {Delete # presets}}', { count }),
    }),
  ]
  return (
    <>
      <RecordListPage
        name="presets"
        label={i18n._('Presets')}
        searchLabel={i18n._('Search presets')}
        create={{ to: paths.presets.create(), label: i18n._('New preset') }}
        row={contract.presets.list}
        searched="by service"
        spec={PRESETS_URL}
        url={url}
        set={set}
        asked={{ title: url.title }}
        filters={filters}
        columns={usePresetColumns(url)}
        actions={actions}
        ways={({ id }) => [
          { label: i18n._('Duplicate'), icon: 'copy', to: paths.presets.create({ from: id }), writes: true },
          {
            label: i18n._('New room with this preset'),
            icon: 'room',
            to: paths.rooms.create({ preset: id }),
            writes: true,
          },
        ]}
        rowKey={({ id }) => id}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => paths.presets.one(id)}
        empty={{
          icon: 'preset',
          title: i18n._('No presets yet'),
          description: i18n._('A preset is the look of a room: images and other files.'),
        }}
      />
      {question}
    </>
  )
}
