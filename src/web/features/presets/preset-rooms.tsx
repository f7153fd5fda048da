import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Preset } from '#api/contract/presets.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { paint } from '../../theme/paint.ts'
import { Bone } from '../../ui/skeletons.tsx'
import { paths } from '../../paths/paths.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Rooms = styled(MuiList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: 10,
  '& a': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: 10,
    alignItems: 'center',
    padding: 6,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    color: paint.ink,
    fontSize: size.body2,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: paint.accent, background: paint.hover },
  '& b': { display: 'block', fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& small': { color: paint.soft },
})
const Nobody = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
})

/** Rooms shown before the rest is asked for. */
const FEW = 12

/** The rooms that have a preset, each with its picture and a way to it. */
export function PresetRooms({ preset }: { preset: Preset }) {
  const { i18n } = useLingui()
  const refused = useRefusal('write')
  const { number } = useFormat()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useQuery(queryAllOf(useApi(), contract.rooms.list))
  if (error && !data) return <ErrorState description={errorSentence(i18n, error)} retry={() => void refetch()} />
  if (!data) return <Bone height="64px" />
  const rooms = data.items.filter(({ template }) => template.presetId === preset.id)
  const shown = all ? rooms : rooms.slice(0, FEW)
  if (rooms.length === 0)
    return (
      <Nobody>
        <p>{i18n._('Not used by any room yet.')}</p>
        <ButtonLink icon="plus" to={paths.rooms.create({ preset: preset.id })} refused={refused}>
          {i18n._('New room with this preset')}
        </ButtonLink>
      </Nobody>
    )
  return (
    <>
      <Rooms>
        {shown.map(({ publicId, template }) => (
          <li key={publicId}>
            <Link to={paths.rooms.one(publicId)}>
              <Thumbnail url={template.mainImage || preset.image} type="image" />
              <span>
                <b>{template.name}</b>
                <small>{publicId}</small>
              </span>
            </Link>
          </li>
        ))}
      </Rooms>
      {shown.length < rooms.length && (
        <div>
          <Button onClick={() => setAll(true)}>
            {i18n._('Show all {count} rooms', { count: number(rooms.length) })}
          </Button>
        </div>
      )}
    </>
  )
}
