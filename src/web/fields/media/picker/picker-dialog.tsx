import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { paint } from '../../../theme/paint.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { sameJson } from '../../record/changes.ts'
import type { MediaPickerProps } from '../picker-props.ts'
import { searchMedia } from '../search-media.ts'
import { useMediaWords } from '../use-media-words.ts'
import { UploadHere } from './upload-here.tsx'
import { MediaGrid } from './media-grid.tsx'
import { radius, size } from '../../../theme/scale.ts'

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 14px', marginBlockEnd: 12 })
const Waiting = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))',
  '& .picture': {
    display: 'block',
    aspectRatio: '4 / 3',
    marginBlockEnd: 8,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.sunken,
  },
})
const Count = styled('output')({
  flex: '1 1 auto',
  alignSelf: 'center',
  color: paint.soft,
  fontSize: size.body2,
})

/** The dialog that chooses media, with its code; use `MediaPicker`, which loads it. */
export default function PickerDialog(props: MediaPickerProps) {
  const { open, onClose, title, chosen, most, offers, isChosen, onPick, onFiles, onMedium, only } = props
  const { i18n } = useLingui()
  const { data, isError, refetch } = useQuery({ ...queryAllOf(useApi(), contract.multimedia.list), staleTime: MINUTE })
  const { typeWords } = useMediaWords()
  const [search, setSearch] = useState('')
  const [types, setTypes] = useState<readonly string[]>([])
  const [ids, setIds] = useState(chosen)
  const many = most !== undefined
  const offered = data?.items.filter((medium) => offers?.(medium) ?? true)
  const kinds = [...new Set(offered?.map(({ type }) => type as string))]
  const shown = offered && searchMedia(offered, search, types)
  const marked = isChosen && offered ? offered.filter(isChosen).map(({ id }) => id) : ids
  const isChanged = many && !sameJson(ids, chosen)

  const take = (next: readonly string[]) => {
    const byId = new Map(offered?.map((medium) => [medium.id, medium]))
    onPick(
      next,
      next.flatMap((id) => byId.get(id) ?? []),
    )
    onClose()
  }
  const choose = ({ id }: Multimedia) => {
    if (!many) return take([id])
    if (ids.includes(id)) setIds(ids.filter((it) => it !== id))
    else if (ids.length < most) setIds([...ids, id])
  }
  const leave = async () => {
    const question = {
      title: i18n._('Leave without the chosen files?'),
      confirmLabel: i18n._('Leave'),
      danger: true,
    }
    if (!isChanged || (await confirm(question))) onClose()
  }

  const upload = (files: readonly File[]) => {
    if (files.length === 0) return
    if (isChanged) take(ids)
    else onClose()
    onFiles?.(many ? files : files.slice(0, 1))
  }

  const takeFetched = (medium: Multimedia) => {
    if (isChanged) take(ids)
    else onClose()
    onMedium?.(medium)
  }

  const content = () => {
    if (isError && data === undefined) return <ErrorState retry={() => void refetch()} />
    if (shown === undefined)
      return (
        <Waiting aria-busy="true">
          {Array.from({ length: 10 }, (_, index) => (
            <span key={index}>
              <span className="picture" />
              <Bone width="62%" />
              <br />
              <Bone width="40%" height="0.625em" />
            </span>
          ))}
        </Waiting>
      )
    if (offered?.length === 0)
      return (
        <EmptyState
          icon="media"
          title={i18n._('No suitable files yet')}
          description={i18n._('Add files under “Library” first, then choose them here.')}
        />
      )
    if (shown.length === 0)
      return (
        <EmptyState
          icon="search"
          title={i18n._('No files match')}
          description={i18n._('Search part of the name, description or alternative text.')}
          action={
            <Button
              onClick={() => {
                setSearch('')
                setTypes([])
              }}
            >
              {i18n._('Show all files')}
            </Button>
          }
        />
      )
    return (
      <MediaGrid
        // A different result begins at its start.
        key={`${search} ${types.join()}`}
        label={title}
        media={shown}
        chosen={marked}
        many={many}
        onChoose={choose}
      />
    )
  }
  const count = shown?.length ?? 0
  return (
    <FormDialog
      open={open}
      onClose={() => void leave()}
      title={title}
      description={many ? i18n._('Shown in the order you choose them.') : i18n._('Press a file to choose it.')}
      width={980}
      actions={
        <>
          <Count>
            {many
              ? i18n._('{count, plural, =0 {None selected} one {# selected} other {# selected}} · {shown} shown', {
                  count: ids.length,
                  shown: count,
                })
              : i18n._('{count, plural, one {# file} other {# files}}', { count })}
            {many && ids.length >= most && ` · ${i18n._('No more than {most}.', { most })}`}
          </Count>
          {many && ids.length > 0 && (
            <Button kind="quiet" onClick={() => setIds([])}>
              {i18n._('Choose none')}
            </Button>
          )}
          <Button onClick={() => void leave()}>{i18n._('Cancel')}</Button>
          {many && (
            <Button kind="primary" onClick={() => take(ids)}>
              {i18n._('Done')}
            </Button>
          )}
        </>
      }
    >
      <Tools>
        <SearchBox value={search} onChange={setSearch} label={i18n._('Search library')} delay={120} />
        {kinds.length > 1 && (
          <FilterChips
            label={i18n._('Type')}
            options={kinds.map((value) => ({ value, label: typeWords(value) }))}
            selected={types}
            onChange={setTypes}
          />
        )}
        {onFiles && open && <UploadHere many={many} {...(only && { only })} onFiles={upload} onMedium={takeFetched} />}
      </Tools>
      {content()}
    </FormDialog>
  )
}
