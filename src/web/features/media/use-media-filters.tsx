import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { MULTIMEDIA_STATUSES, MULTIMEDIA_TYPES } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { tagsOf } from '#api/core/rules/medium-tags.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { useMediaWords } from '../../fields/media/use-media-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { QuickFilter } from '../../ui/filters.tsx'
import { sortOrder } from '../../ui/url-state.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { BuiltInView } from '../../ui/views/use-views.ts'
import { colorWords } from '../../fields/media/color-words.ts'
import { ColorFilter } from './colors/color-filter.tsx'
import { CARES, type Care, type MediaUrl } from './list-url.ts'
import { LENGTHS, SHAPES, WEIGHTS } from './measures.ts'

const order = sortOrder()

const choicesOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }))

/**
 * The filters of the media; with `sorts` also their order, which a table has in its headings. Tags are those of `media`, of which
 * some must have colors unless the service finds pictures by them (`findsColors`).
 */
export function useMediaFilters(
  url: MediaUrl,
  set: SetUrlState<MediaUrl>,
  { sorts, media, findsColors }: { sorts: boolean; media: readonly Multimedia[] | undefined; findsColors: boolean },
) {
  const { i18n } = useLingui()
  const { compare, list, minutes } = useFormat()
  const words: Readonly<Record<string, string>> = colorWords(i18n)
  const colorNames = url.color.map((it) => words[it] ?? it)
  const { types, statuses } = useMediaWords()
  const cares: Record<Care, string> = {
    action: i18n._('Needs action'),
    altText: i18n._('No alternative text'),
    unready: i18n._('Not ready'),
    unused: i18n._('Unused'),
  }
  const shapes = { landscape: i18n._('Landscape'), portrait: i18n._('Portrait'), square: i18n._('Square') }
  const lengths = {
    short: i18n._('Under {length}', { length: minutes(1) }),
    medium: i18n._('1 to {length}', { length: minutes(10) }),
    long: i18n._('Over {length}', { length: minutes(10) }),
  }
  const weights = { small: i18n._('Under 1 MB'), medium: i18n._('1 to 10 MB'), large: i18n._('Over 10 MB') }
  // What is filtered by stays to be seen, whatever it leaves.
  const tags = useMemo(
    () => [...new Set([...url.tag, ...(media ?? []).flatMap(tagsOf)])].toSorted(compare),
    [media, url.tag, compare],
  )
  const orders: readonly { value: string; label: string }[] = [
    { value: 'name', label: i18n._('Name, A to Z') },
    { value: '-createdAt', label: i18n._('Newest first') },
    { value: 'createdAt', label: i18n._('Oldest first') },
    { value: '-updatedAt', label: i18n._('Recently changed') },
    { value: '-size', label: i18n._('Largest first') },
    { value: 'type', label: i18n._('By type') },
    { value: 'status', label: i18n._('By status, errors first') },
  ]
  const filters: readonly Filter<MediaUrl>[] = [
    {
      kind: 'select',
      id: 'status',
      quick: true,
      label: i18n._('Status'),
      all: i18n._('All statuses'),
      choices: MULTIMEDIA_STATUSES.map((it) => ({ value: it, label: statuses[it].label })),
    },
    ...(sorts
      ? [
          {
            kind: 'custom' as const,
            ids: ['sort'] as const,
            inRow: true as const,
            label: i18n._('Order'),
            words: null,
            render: () => (
              <QuickFilter
                key="sort"
                label={i18n._('Order')}
                all={i18n._('Default order')}
                value={order.write(url.sort)}
                onChange={(next) => set({ sort: order.read(next) ?? null })}
                choices={orders}
              />
            ),
          },
        ]
      : []),
    {
      kind: 'several',
      id: 'type',
      label: i18n._('Type'),
      choices: MULTIMEDIA_TYPES.map((it) => ({ value: it, label: types[it] })),
    },
    {
      kind: 'several',
      id: 'only',
      label: i18n._('Only'),
      choices: choicesOf(CARES, cares),
    },
    ...(tags.length === 0
      ? []
      : [
          {
            kind: 'several' as const,
            id: 'tag' as const,
            label: i18n._('Tag'),
            choices: tags.map((it) => ({ value: it, label: it })),
          },
        ]),
    ...(findsColors || colorNames.length > 0 || media?.some(({ colors }) => colors)
      ? [
          {
            kind: 'custom' as const,
            ids: ['color'] as const,
            label: i18n._('Color'),
            words: list(colorNames) || null,
            render: () => (
              <ColorFilter label={i18n._('Color')} chosen={url.color} onChange={(color) => set({ color })} />
            ),
          },
        ]
      : []),
    { kind: 'several', id: 'shape', label: i18n._('Shape'), choices: choicesOf(SHAPES, shapes) },
    { kind: 'several', id: 'length', label: i18n._('Length'), choices: choicesOf(LENGTHS, lengths) },
    { kind: 'several', id: 'size', label: i18n._('Size'), choices: choicesOf(WEIGHTS, weights) },
    { kind: 'text', id: 'name', label: i18n._('Name contains') },
  ]
  const builtIn: readonly BuiltInView[] = useMemo(
    () => [
      { id: 'images', name: i18n._('Images'), query: 'type=image' },
      { id: 'films', name: i18n._('Video & audio'), query: 'type=video%2Caudio' },
      { id: 'action', name: i18n._('Needs action'), query: 'only=action' },
      { id: 'altText', name: i18n._('No alternative text'), query: 'only=altText' },
      { id: 'unused', name: i18n._('Unused'), query: 'only=unused' },
    ],
    [i18n],
  )
  return { filters, builtIn }
}
