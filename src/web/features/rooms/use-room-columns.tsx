import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { Room } from '#api/contract/rooms.ts'
import { useNow } from '../../client/use-now.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { usePresets } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { paint } from '../../theme/paint.ts'
import type { Column } from '../../ui/table/columns.ts'
import { radius, size } from '../../theme/scale.ts'

const Coded = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& button': { minBlockSize: 26, minInlineSize: 26, paddingBlock: 2, paddingInline: 4 },
})
const Labels = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > span': { paddingInline: 8, borderRadius: radius.round, background: paint.accentTint, fontSize: size.caption },
})

/** The columns of the list of rooms; a room without a picture shows its preset's. */
export function useRoomColumns(): readonly Column<Room>[] {
  const { i18n } = useLingui()
  const { minutes, number, relativeAlone } = useFormat()
  const now = useNow()
  const presets = usePresets().byId
  return useMemo(() => {
    const presetOf = ({ template }: Room) => presets.get(template.presetId ?? '')
    const countOf = ({ template }: Room, role: string) => template.actors.filter((actor) => actor.role === role).length
    const people = (room: Room) => {
      const [hosts, all] = [countOf(room, 'host'), room.template.actors.length]
      if (all === 0) return '—'
      return [
        hosts > 0 && i18n._('{count, plural, one {# host} other {# hosts}}', { count: hosts }),
        all > hosts && i18n._('{count, plural, one {# guest} other {# guests}}', { count: all - hosts }),
      ]
        .filter(Boolean)
        .join(', ')
    }
    const more = { hideBelow: 1080, optional: true } as const
    return [
      {
        id: 'name',
        header: i18n._('Name'),
        sortValue: ({ template }) => template.name,
        picture: (room, tabIndex) => (
          <Thumbnail
            url={room.template.mainImage || (presetOf(room)?.image ?? null)}
            type="image"
            tabIndex={tabIndex}
          />
        ),
        render: ({ template }) => template.name,
      },
      {
        id: 'publicId',
        header: i18n._('Public ID'),
        width: '160px',
        sortValue: ({ publicId }) => publicId,
        render: ({ publicId }, tabIndex) => (
          <Coded>
            <code>{publicId}</code>
            <CopyButton text={publicId} label={i18n._('Copy {text}', { text: publicId })} tabIndex={tabIndex} />
          </Coded>
        ),
      },
      {
        id: 'preset',
        header: i18n._('Preset'),
        width: '140px',
        hideBelow: 720,
        onCard: true,
        sortValue: (room) => presetOf(room)?.title,
        render: (room) => presetOf(room)?.title ?? (room.template.presetId ? '…' : '—'),
      },
      {
        id: 'people',
        header: i18n._('People'),
        width: '130px',
        hideBelow: 900,
        sortValue: ({ template }) => template.actors.length,
        render: people,
        text: ({ template }) =>
          template.actors.map(({ name, email }) => (email ? `${name} <${email}>` : name)).join(', '),
      },
      {
        id: 'labels',
        header: i18n._('Labels'),
        width: '140px',
        hideBelow: 1080,
        onCard: true,
        render: ({ template }) =>
          template.labels.length === 0 ? (
            '—'
          ) : (
            <Labels>
              {template.labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </Labels>
          ),
        text: ({ template }) => template.labels.join(', '),
      },
      {
        id: 'duration',
        header: i18n._('Duration'),
        width: '105px',
        align: 'end',
        hideBelow: 900,
        sortValue: ({ template }) => template.duration,
        render: ({ template }) => (template.duration === null ? '—' : minutes(template.duration)),
        text: ({ template }) => (template.duration === null ? '' : minutes(template.duration)),
      },
      {
        id: 'updatedAt',
        header: i18n._('Changed'),
        width: '130px',
        hideBelow: 1080,
        sortValue: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => relativeAlone(updatedAt, now),
        text: ({ updatedAt }) => updatedAt,
      },
      {
        ...more,
        id: 'description',
        header: i18n._('Description'),
        width: '260px',
        sortValue: ({ template }) => template.description,
        render: ({ template }) => template.description || '—',
      },
      {
        ...more,
        id: 'administrator',
        header: i18n._('Administrator'),
        width: '220px',
        sortValue: ({ template }) => template.adminUserEmail,
        render: ({ template }) => template.adminUserEmail || '—',
      },
      {
        ...more,
        id: 'products',
        header: i18n._('Products'),
        width: '180px',
        render: ({ template }) => template.products.join(', ') || '—',
      },
      {
        ...more,
        id: 'assets',
        header: i18n._('Files'),
        width: '100px',
        align: 'end',
        sortValue: ({ template }) => template.assets.length,
        render: ({ template }) => number(template.assets.length),
      },
      {
        ...more,
        id: 'codes',
        header: i18n._('Discount codes'),
        width: '180px',
        sortValue: ({ template }) => template.discountCodes.length,
        render: ({ template }) => template.discountCodes.map(({ discountCode }) => discountCode).join(', ') || '—',
        text: ({ template }) => template.discountCodes.map(({ discountCode }) => discountCode).join(', '),
      },
      {
        ...more,
        id: 'notes',
        header: i18n._('Notes'),
        width: '240px',
        render: ({ template }) => template.notes || '—',
      },
      {
        ...more,
        id: 'origin',
        header: i18n._('Source'),
        width: '130px',
        sortValue: ({ origin }) => origin,
        render: ({ origin }) => origin || '—',
      },
    ]
  }, [i18n, minutes, number, relativeAlone, presets, now])
}
