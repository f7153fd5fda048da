import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../button.tsx'
import { edgeToEdge, scrollingRow, tabLink } from '../../theme/own-looks.ts'
import { media, paint, visuallyHidden } from '../../theme/paint.ts'
import { lazyPart } from '../lazy-part.tsx'
import { showToast } from '../toast.ts'
import { ALL, changeView } from './shelf.ts'
import { useViews, type BuiltInView } from './use-views.ts'
import { radius } from '../../theme/scale.ts'
import { Hidden } from '../hidden.ts'
import { Link } from '../link.tsx'

const ViewMenu = lazyPart(
  withMessages(() => import('./menu/view-menu.tsx')),
  { leave: ({ close }) => close() },
)

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderBlockEnd: `1px solid ${paint.line}`,
  ...edgeToEdge(),
  '& > nav': { flex: '1 1 auto', minInlineSize: 0, ...scrollingRow, scrollbarWidth: 'none' },
  '& ul': { display: 'flex', gap: 2 },
  '& li a': { ...tabLink, gap: 6, marginInlineEnd: 20 },
  '& li a i': { inlineSize: 6, blockSize: 6, borderRadius: radius.round, background: paint.accent },
  '& > .acts': { flex: 'none', display: 'flex', gap: 4, paddingBlockEnd: 4 },
  [media.compact]: { '& .words': visuallyHidden },
  '@media (pointer: coarse)': { '& li a': { minBlockSize: 42 } },
  // A transparent edge is drawn there, and would mark every tab as the one in force.
  '@media (forced-colors: active)': { '& li a:not([aria-current])': { borderBlockEndColor: 'Canvas' } },
  // Of paper is said which one it is.
  '@media print': { '& li:not(:has([aria-current])), & > .acts': { display: 'none' } },
})
interface ViewTabsProps {
  /** Names connection and list; the views are kept under it in this browser. */
  storeKey: string
  /** The parameters of the address that belong to a view. Declare it outside of the component, or memoize it. */
  names: readonly string[]
  builtIn: readonly BuiltInView[]
  /** A list that is all in sight needs no views: they wait until there are some, or until a filter is worth keeping. */
  quiet?: boolean
}

/** The pinned views of a list as tabs, and the menu of all of them. */
export function ViewTabs({ storeKey, names, builtIn, quiet = false }: ViewTabsProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const views = useViews(storeKey, names, builtIn)
  const { shelf, change, query, saved, current, modified, addressOf } = views
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const row = useRef<HTMLUListElement>(null)

  const pinned = shelf.views.filter((view) => view.pinned || view.id === current)
  const tabs = [{ id: ALL, name: i18n._('All'), query: '' }, ...builtIn, ...pinned]
  const start = [...builtIn, ...shelf.views].find((view) => view.id === shelf.start)

  // What is on screen has no name yet.
  const unsaved = query !== '' && !saved && modified

  // The list is entered once by its bare address, and only then its first view takes over: later, bare means “all”.
  useEffect(() => {
    if (start && location.search === '') void navigate(addressOf(start.id, start.query), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on entering
  }, [])

  // On a phone the tabs scroll, and only an imperative call brings the one in force into sight.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])

  const saveChanges = () => {
    if (!saved) return
    const before = saved.query
    change((now) => changeView(now, saved.id, { query }))
    showToast({
      tone: 'confirmed',
      text: i18n._('Saved view “{name}”', { name: saved.name }),
      action: { label: i18n._('Undo'), run: () => change((now) => changeView(now, saved.id, { query: before })) },
    })
  }

  if (quiet && tabs.length === 1 && query === '') return null
  return (
    <Bar>
      <nav aria-label={i18n._('Views')}>
        <List ref={row}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <Link
                to={{ search: addressOf(tab.id, tab.query) }}
                aria-current={tab.id === current ? 'page' : undefined}
              >
                {tab.name}
                {tab.id === current && modified && (
                  <>
                    <i />
                    <Hidden>{i18n._('changed')}</Hidden>
                  </>
                )}
              </Link>
            </li>
          ))}
        </List>
      </nav>
      <div className="acts">
        {saved && modified && (
          <Button folds kind="quiet" icon="check" onClick={saveChanges}>
            {i18n._('Save changes')}
          </Button>
        )}
        <Button
          folds
          kind="quiet"
          icon="pin"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {unsaved ? i18n._('Save view') : i18n._('Views')}
        </Button>
      </div>
      {anchor && <ViewMenu views={views} builtIn={builtIn} anchor={anchor} close={() => setAnchor(null)} />}
    </Bar>
  )
}
