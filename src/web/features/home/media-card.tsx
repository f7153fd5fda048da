import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { paths } from '../../paths/paths.ts'
import { Bones, type Failed, HomeSection } from './frame.tsx'
import { Link } from '../../ui/link.tsx'

/** More media than these are only in the library. */
const FIRST = 4

/** Media that need somebody, with their way to the library. */
export function MediaCard({
  waiting,
  broken,
  now,
  failed,
}: {
  /** Media that wait for their bytes, and media whose bytes are unusable; absent while on their way. */
  waiting: readonly Multimedia[] | undefined
  broken: readonly Multimedia[] | undefined
  /** Epoch milliseconds. */
  now: number
  failed?: Failed | undefined
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const media = waiting && broken && [...broken, ...waiting]
  const ways = [
    { list: broken, status: 'error', label: i18n._('{count} with an error', { count: broken?.length ?? 0 }) },
    { list: waiting, status: 'need_action', label: i18n._('{count} without a file', { count: waiting?.length ?? 0 }) },
  ]
  return (
    <HomeSection title={i18n._('Files that need action')} failed={media ? undefined : failed}>
      {!media && <Bones rows={1} />}
      {media?.length === 0 && <p>{i18n._('All files are ready.')}</p>}
      {media && media.length > 0 && (
        <>
          <p>
            {ways
              .filter(({ list = [] }) => list.length > 0)
              .map(({ status, label }, index) => (
                <span key={status}>
                  {index > 0 && ' · '}
                  <Link to={paths.multimedia.list({ status })}>{label}</Link>
                </span>
              ))}
          </p>
          <List>
            {media.slice(0, FIRST).map(({ id, name, status, updatedAt }) => (
              <li key={id}>
                <small>{format.relativeAlone(updatedAt, now)}</small>
                <Icon name="media" size={18} />
                <div>
                  <Link to={paths.multimedia.one(id)}>{name}</Link>
                </div>
                <span className="end">
                  {status === 'error' ? (
                    <StatusChip tone="no-show" icon="warning" label={i18n._('Error')} />
                  ) : (
                    <StatusChip tone="pending" label={i18n._('File missing')} />
                  )}
                </span>
              </li>
            ))}
          </List>
        </>
      )}
    </HomeSection>
  )
}
