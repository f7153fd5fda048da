import { useLingui } from '@lingui/react'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryOf } from '../../../client/query.ts'
import { isDrawing, revisedUrl } from '../../../fields/media/media-src.ts'
import { useHiddenHost } from '../../../fields/media/shown-hosts.ts'
import { useMediaSrc } from '../../../fields/media/use-media-src.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { paths } from '../../../paths/paths.ts'
import { leaveNow, mayLeaveNow } from '../../../ui/may-leave.ts'
import { singleKeysOn } from '../../../ui/single-keys.ts'
import { Toasts } from '../../../ui/toasts.tsx'
import { needsItsKeys, neighboursOf } from './neighbours.ts'
import { Shown } from './shown.tsx'
import { useFitting } from './stage/use-fitting.ts'
import { stageKindOf } from './stage/stage-kind.ts'
import { StageKeysContext, type KeyTaker } from './stage/stage-keys.ts'
import { Window } from './viewer-look.ts'

interface ViewerProps {
  /** What is looked through, in order. */
  ids: readonly string[]
  /** The one that is shown. */
  id: string
  onShow: (id: string) => void
  onClose: () => void
}

/** Holds who takes the stage's keys, outside of a render. */
const keyPlace = () => {
  let taker: KeyTaker | undefined
  return {
    take: (key: string): boolean => taker?.(key) ?? false,
    offer: (next: KeyTaker) => {
      taker = next
      return () => {
        if (taker === next) taker = undefined
      }
    },
  }
}

/** What the stage will show of a picture: a smaller one where that fits. */
function NearPicture({ medium, url }: { medium: Multimedia; url: string }) {
  const srcOf = useMediaSrc()
  const fitting = useFitting(medium, url)
  return <img src={fitting?.src ?? srcOf(url)} alt="" />
}

/** Has the media before and after at hand, pictures with their bytes, so that the next one is there at once. */
function Nearby({ ids }: { ids: readonly (string | undefined)[] }) {
  const api = useApi()
  const hiddenHostOf = useHiddenHost()
  const near = useQueries({
    queries: ids
      .filter((id) => id !== undefined)
      .map((id) => queryOf(api, contract.multimedia.get, { params: { id } })),
  })
  return (
    <div className="near">
      {near.map(({ data }) => {
        const url = data && revisedUrl(data)
        if (!url || hiddenHostOf(url) || stageKindOf(data) !== 'image' || isDrawing(url, data.format)) return null
        return <NearPicture key={data.id} medium={data} url={url} />
      })}
    </div>
  )
}

/** One medium in the whole window, with everything about it beside it and the next one a key away. */
export default function Viewer({ ids, id, onShow, onClose }: ViewerProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const query = useQuery(queryOf(useApi(), contract.multimedia.get, { params: { id } }))
  const dialog = useRef<HTMLDivElement>(null)
  const [stageKeys] = useState(keyPlace)
  const { place, before, after } = neighboursOf(ids, id)

  // With another medium, what had the focus may be gone; keys are heard only inside of the dialog.
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus()
  }, [id])

  const leave = () => leaveNow(onClose)
  // A held key is faster than what it shows: the next press goes on from where the last one leads.
  const at = useRef(id)
  useLayoutEffect(() => {
    at.current = id
  }, [id])
  const turn = async (way: 'before' | 'after') => {
    const next = neighboursOf(ids, at.current)[way]
    if (next === undefined || !(await mayLeaveNow())) return
    at.current = next
    onShow(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Questions stand in dialogs of their own, whose events come by here as well.
    const inside = event.target instanceof Node && dialog.current?.contains(event.target)
    if (!inside || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (needsItsKeys(event.target)) return
    if ((event.key.length > 1 || singleKeysOn()) && stageKeys.take(event.key)) return event.preventDefault()
    if (event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const backwards = (event.key === 'ArrowLeft') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
    void turn(backwards ? 'before' : 'after')
  }
  return (
    <Window fullScreen ref={dialog} onKeyDown={onKeyDown} onClose={leave}>
      <div className="title">
        <DialogTitle>{query.data?.name ?? i18n._('File')}</DialogTitle>
        {place > 0 && (
          <output>
            {i18n._('{place} of {count}', { place: format.number(place), count: format.number(ids.length) })}
          </output>
        )}
        <Button kind="quiet" icon="chevronStart" iconOnly disabled={!before} onClick={() => void turn('before')}>
          {i18n._('Previous file')}
        </Button>
        <Button kind="quiet" icon="chevronEnd" iconOnly disabled={!after} onClick={() => void turn('after')}>
          {i18n._('Next file')}
        </Button>
        <ButtonLink folds icon="edit" to={paths.multimedia.one(id)}>
          {i18n._('Open full page')}
        </ButtonLink>
        <Button kind="quiet" icon="close" iconOnly onClick={leave}>
          {i18n._('Close')}
        </Button>
      </div>
      <StageKeysContext value={stageKeys.offer}>
        <Shown
          key={id}
          query={query}
          onShow={onShow}
          onGone={() => {
            const next = after ?? before
            if (next === undefined) onClose()
            else onShow(next)
          }}
        />
      </StageKeysContext>
      <Nearby key={`near ${id}`} ids={[after, before]} />
      {/* The window holds the focus, so that the page's own messages are out of reach of the keys. */}
      <Toasts />
    </Window>
  )
}
