import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import { MULTIMEDIA_TYPES } from '#api/contract/choices.ts'
import { PICTURE_COLORS } from '#api/contract/colors.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useExtension } from '../../client/use-operation.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { DropArea } from '../../fields/uploads/drop-area.tsx'
import { UploadButton } from '../../fields/uploads/upload-button.tsx'
import { useUploadLimits } from '../../fields/uploads/use-upload-limits.ts'
import { useMediaUsers } from '../../fields/uses/use-media-users.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { text } from '../../ui/url-state.ts'
import { useSearchParam, useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { Gallery } from './gallery.tsx'
import { LibraryActs } from './library-acts.tsx'
import { MEDIA_URL, narrowMedia } from './list-url.ts'
import { useLargeSearch, useLibrary } from './use-library.ts'
import { useMediaActions } from './use-media-actions.tsx'
import { useMediaColumns } from './use-media-columns.tsx'
import { useMediaFilters } from './use-media-filters.tsx'
import { useCounted } from './room-taken.tsx'
import { useMediaView, ViewSwitch } from './view-switch.tsx'

/** Media on a page that has no pages. */
const ALL_OF_THEM = Number.MAX_SAFE_INTEGER

const Viewer = lazySection(withMessages(() => import('./viewer/viewer.tsx')))

/** The medium that is looked at in the whole window, by its id; to show the first is a step that Back returns from. */
const shownId = text()
const NOBODY: readonly string[] = []

const keyOf = ({ id }: Multimedia) => id
const hrefOf = ({ id }: Multimedia) => paths.multimedia.one(id)

const useShown = () => useSearchParam('show', shownId)

/** The viewer over the page, as long as the address names a medium; the others come in the order of the page. */
function MediaViewer({ media }: { media: readonly Multimedia[] | undefined }) {
  const [id, show] = useShown()
  const ids = media?.map((medium) => medium.id) ?? NOBODY
  const [held, hold] = useState(ids)
  // A medium that its editing has taken out of the filter keeps its place until the next one is shown.
  const known = ids.includes(id) ? ids : held
  if (known !== held && known.join() !== held.join()) hold(known)
  if (id === '') return null
  return (
    <Suspense>
      <Viewer ids={held} id={id} onShow={show} onClose={() => show('')} />
    </Suspense>
  )
}

/** The media library: pictures, films and more, found again, cared for and cleared out. */
export default function MultimediaPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(MEDIA_URL)
  const [view, look] = useMediaView()
  const [shown, show] = useShown()
  const isGrid = view === 'grid'
  const { actions, dialogs } = useMediaActions()
  const wantsUnused = url.only.includes('unused')
  const known = useMediaUsers(wantsUnused || (!isGrid && url.columns.includes('uses')))
  const findsColors = useExtension('colors')
  // Whether a film shows a picture as its poster is known from the films, which have no colors.
  const asksColors = findsColors && !wantsUnused
  const narrowed = asksColors ? { ...url, color: [] } : url
  const wanted = {
    name: url.name,
    status: url.status === '' ? undefined : url.status,
    type: MULTIMEDIA_TYPES.filter((it) => url.type.includes(it)),
    color: PICTURE_COLORS.filter((it) => asksColors && url.color.includes(it)),
  }
  const { asked, searched, searchNotice } = useLargeSearch(wanted, url.search)
  // Pictures side by side have no pages, and what the interface has no filter for is sought among all of them.
  const gathers = isGrid || narrowMedia(narrowed).value !== ''
  const library = useLibrary({ filters: asked, unused: wantsUnused ? known : undefined, enabled: gathers })
  const { filters, builtIn } = useMediaFilters(url, set, { sorts: isGrid, media: library.items, findsColors })
  const label = i18n._('Library')
  const refused = useRefusal('write')
  const takesFiles = useUploadLimits() !== undefined
  return (
    <DropArea>
      <RecordListPage
        name="multimedia"
        label={label}
        counted={useCounted()}
        arranged={(exporting, isBare) => <LibraryActs {...{ exporting, isBare, takesFiles }} />}
        searchLabel={i18n._('Search library')}
        row={contract.multimedia.list}
        searched={searched}
        searchNotice={searchNotice}
        spec={MEDIA_URL}
        url={isGrid ? { ...url, page: 1, limit: ALL_OF_THEM } : url}
        set={set}
        asked={asked}
        gathered={gathers ? library : undefined}
        narrow={narrowMedia(narrowed, searched === 'here' ? '' : url.name)}
        filters={filters}
        builtIn={builtIn}
        columns={useMediaColumns(known.users)}
        actions={actions}
        rowKey={keyOf}
        nameOf={({ name }) => name}
        hrefOf={hrefOf}
        over={(media) => <MediaViewer media={media} />}
        tools={<ViewSwitch view={view} look={look} />}
        body={
          isGrid
            ? ({ rows, refreshing, selection, bulkActions, act }) => (
                <Gallery
                  label={label}
                  media={rows}
                  refreshing={refreshing}
                  selection={selection}
                  hrefOf={hrefOf}
                  shown={shown}
                  open={(id) => show(id, { replace: false })}
                  remove={(medium) => act('delete', medium)}
                  bulkActions={bulkActions}
                />
              )
            : undefined
        }
        empty={{
          icon: 'media',
          title: i18n._('No files yet'),
          description: takesFiles
            ? i18n._('Drop or choose files: images, videos and more for presets and rooms.')
            : i18n._('Add images, videos and more here, then use them in presets and rooms.'),
          action: takesFiles ? (
            <UploadButton />
          ) : (
            <ButtonLink kind="primary" icon="plus" to={paths.multimedia.create()} refused={refused}>
              {i18n._('Add file')}
            </ButtonLink>
          ),
        }}
      />
      {dialogs}
    </DropArea>
  )
}
