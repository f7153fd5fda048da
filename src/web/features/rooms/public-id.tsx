import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Room } from '#api/contract/rooms.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { addressOf } from './room-address.ts'

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& a': { overflowWrap: 'anywhere' },
})

/** How a room is addressed: its public id and, where the deployment tells it, its web address, both to be copied. */
export function PublicId({ room }: { room: Room }) {
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
