import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiIconButton from '@mui/material/IconButton'
import MuiList from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MediumVersion } from '#api/contract/kept-media.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { useOperation } from '../../../client/use-operation.ts'
import { errorSentence } from '../../../fields/error-sentence.ts'
import { useWho } from '../../../fields/history/use-who.ts'
import { playTime } from '../../../fields/media/play-time.ts'
import { Thumbnail } from '../../../fields/media/thumbnail.tsx'
import { useKeptDays } from '../../../fields/media/use-kept.ts'
import { useMediaSrc } from '../../../fields/media/use-media-src.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { formatWord } from '../../../fields/uploads/preflight/formats.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'
import { paint } from '../../../theme/paint.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { Icon, type IconName } from '../../../ui/icons.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { showToast } from '../../../ui/toast.ts'
import { mediaLinks } from '../viewer/media-links.ts'

const List = styled(MuiList)({
  display: 'grid',
  gap: 12,
  fontSize: size.body2,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
  },
  '& b': { fontWeight: weight.medium },
  '& .told': { display: 'grid', gap: 2, overflowWrap: 'anywhere' },
  '& .told > span': { color: paint.soft },
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, gridColumn: '1 / -1' },
})
const note = { margin: 0, fontSize: size.body2 }

/** What a medium was before its file was replaced: to be looked at, and given back. */
export function EarlierVersions({ medium }: { medium: Multimedia }) {
  const { i18n } = useLingui()
  const api = useApi()
  const { data, error } = useQuery(queryAllOf(api, contract.mediaVersions.list, { params: { id: medium.id } }))
  const days = useKeptDays()
  const who = useWho((data?.items.length ?? 0) > 0)
  const [busy, setBusy] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const restore = useOperation(contract.mediaVersions.restore)
  const remove = useOperation(contract.mediaVersions.remove)
  const carryOut = async (version: MediumVersion, work: () => Promise<unknown>, done: string) => {
    setBusy(version.id)
    try {
      await work()
      // The button that was pressed goes with its version, and keys are heard only where the focus is.
      place.current?.focus()
      showToast({ tone: 'confirmed', text: done })
    } catch (reason) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, reason) })
    } finally {
      setBusy(undefined)
    }
  }
  const params = (version: MediumVersion) => ({ params: { id: medium.id, version: version.id } })
  const none = days
    ? i18n._(
        '{days, plural, one {None. A file that is replaced stays here for # day.} other {None. A file that is replaced stays here for # days.}}',
        { days },
      )
    : i18n._('None.')
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {data === undefined && (error === null ? <Bone width="60%" /> : <p style={note}>{errorSentence(i18n, error)}</p>)}
      {data?.items.length === 0 && <p style={note}>{none}</p>}
      {data !== undefined && data.items.length > 0 && (
        <List aria-label={i18n._('Earlier versions')}>
          {data.items.map((version) => (
            <Version
              key={version.id}
              medium={medium}
              version={version}
              by={who(version)}
              busy={busy === version.id}
              onRestore={() =>
                carryOut(
                  version,
                  () => restore.mutateAsync({ ...params(version), ifVersion: medium.version || undefined }),
                  i18n._('Restored the earlier version of “{name}”', { name: medium.name }),
                )
              }
              onRemove={() =>
                carryOut(
                  version,
                  () => remove.mutateAsync(params(version)),
                  i18n._('Deleted an earlier version of “{name}”', { name: medium.name }),
                )
              }
            />
          ))}
        </List>
      )}
    </div>
  )
}

interface VersionProps {
  medium: Multimedia
  version: MediumVersion
  /** Who replaced it. */
  by: string
  busy: boolean
  onRestore: () => Promise<void>
  onRemove: () => Promise<void>
}

function Version({ medium, version, by, busy, onRestore, onRemove }: VersionProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const srcOf = useMediaSrc()
  const refused = useRefusal('write')
  const zone = ownZone()
  const { url, type, width, height, duration } = version
  const when = format.dateTime(version.replacedAt, zone)
  const src = url ? srcOf(url) : ''
  const links =
    src !== '' && URL.canParse(src, location.href)
      ? mediaLinks({ ...medium, ...version, name: medium.name }, src, location.href)
      : undefined
  const facts = [
    formatWord(version.format),
    width && height ? `${format.number(width)} × ${format.number(height)}` : '',
    duration ? playTime(duration) : '',
    version.size === null ? '' : format.bytes(version.size),
  ]
  const way = (icon: IconName, label: string, href: string, download?: string) => (
    <MuiIconButton
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      data-tooltip={label}
      {...(download === undefined ? {} : { download })}
    >
      <Icon name={icon} />
    </MuiIconButton>
  )
  const askRemove = async () => {
    const question = {
      title: i18n._('Delete the version replaced on {when}?', { when }),
      text: i18n._('Deletes this earlier file for good. You can’t undo this. The file now stays as it is.'),
      confirmLabel: i18n._('Delete'),
      danger: true,
    }
    if (await confirm(question)) await onRemove()
  }
  return (
    <li>
      <Thumbnail url={url} type={type} format={version.format} small />
      <div className="told">
        <b>{i18n._('Replaced {when} by {who}', { when, who: by })}</b>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        <span>{i18n._('Stays until {date}', { date: format.date(version.until, zone) })}</span>
      </div>
      <span className="acts">
        <Button
          icon="undo"
          busy={busy}
          refused={refused}
          aria-label={i18n._('Restore the version replaced {when}', { when })}
          onClick={() => void onRestore()}
        >
          {i18n._('Restore')}
        </Button>
        {links && (
          <>
            {way('open', i18n._('Open the version replaced {when}', { when }), src)}
            {way('download', i18n._('Download the version replaced {when}', { when }), links.download, links.fileName)}
          </>
        )}
        <Button kind="quiet" icon="trash" iconOnly disabled={busy} refused={refused} onClick={() => void askRemove()}>
          {i18n._('Delete the version replaced {when}', { when })}
        </Button>
      </span>
    </li>
  )
}
