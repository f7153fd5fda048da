import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { WITH_FILES } from '#api/core/rules/appointment-files.ts'
import { useApi } from '../../../client/api-context.ts'
import { listAll } from '../../../client/list-all.ts'
import { nameOfUser, pathOfUser, usersAmong, type MediaUser } from '../../../fields/uses/media-users.ts'
import { QuestionBody } from '../../../fields/uses/question-look.ts'
import { useTrashWords } from '../../../fields/uses/use-trash-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { ModalDialog } from '../../../ui/overlay/modal-dialog.tsx'
import { paths } from '../../../paths/paths.ts'
import { Link } from '../../../ui/link.tsx'

/** The question whether many media shall be deleted. */
export interface DeleteMediaProps {
  media: readonly Multimedia[]
  /** Those that shall be deleted; null where none shall. */
  answer: (media: readonly Multimedia[] | null) => void
}

/** Media that are named with their users; more are only counted. */
const NAMED = 12

interface InUse {
  medium: Multimedia
  users: readonly MediaUser[]
}

/** Asks before many media are deleted, and tells by name which of them are in use, and where. */
export default function DeleteMedia({ media, answer }: DeleteMediaProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const id = useId()
  const words = useTrashWords()
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [api.connectionId, 'uses', 'media'],
    queryFn: async ({ signal }) => {
      const [discovery, presets, rooms, services, filed] = await Promise.all([
        api.discovery().catch(() => null),
        listAll(api, contract.presets.list, { signal }),
        listAll(api, contract.rooms.list, { signal }),
        listAll(api, contract.services.list, { signal }),
        listAll(api, contract.appointmentsV2.list, { query: { search: WITH_FILES }, signal }),
      ])
      return { strict: discovery !== null, users: usersAmong(presets.items, rooms.items, services.items, filed.items) }
    },
    // An old answer would be a wrong one: each question looks anew.
    gcTime: 0,
    staleTime: Infinity,
  })

  const toldOf = (users: ((medium: Multimedia) => readonly MediaUser[]) | undefined): InUse[] =>
    users ? media.map((medium) => ({ medium, users: users(medium) })).filter((it) => it.users.length > 0) : []
  const held = toldOf(data?.users.of)
  const kept = new Set(data?.strict ? held.map(({ medium }) => medium) : [])
  const going = media.filter((medium) => !kept.has(medium))
  const leave = () => answer(null)
  const list = (told: readonly InUse[], words: string) =>
    told.length > 0 && (
      <section>
        <h3>{words}</h3>
        <List className="fd-bullets">
          {told.slice(0, NAMED).map(({ medium, users }) => (
            <li key={medium.id}>
              {medium.name}:{' '}
              {users.map((user, at) => (
                <span key={`${user.kind} ${user.record.id}`}>
                  {at > 0 && ', '}
                  <Link to={pathOfUser(user, paths)} onClick={leave}>
                    {nameOfUser(user)}
                  </Link>
                </span>
              ))}
            </li>
          ))}
          {told.length > NAMED && <li>{i18n._('and {count} more', { count: told.length - NAMED })}</li>}
        </List>
      </section>
    )
  return (
    <ModalDialog role="alertdialog" width={500} describedBy={id} onClose={leave}>
      <DialogTitle>
        {data && going.length === 0
          ? i18n._('None of these files can be deleted')
          : i18n._('{count, plural, one {Delete # file?} other {Delete # files?}}', { count: going.length })}
      </DialogTitle>
      {/* What scrolls must be reachable by keyboard. */}
      <QuestionBody id={id} aria-live="polite" aria-busy={isFetching} tabIndex={0}>
        {going.length > 0 && <p>{words(going)}</p>}
        {isFetching && (
          <p className="looking">
            <CircularProgress aria-hidden="true" size={14} />
            {i18n._('Checking where they are used…')}
          </p>
        )}
        {list(
          held,
          data?.strict
            ? i18n._('{count, plural, one {# is in use and stays:} other {# are in use and stay:}}', {
                count: held.length,
              })
            : i18n._('The server may refuse, because these are in use:'),
        )}
        {isError && (
          <p className="unread">
            <Icon name="warning" size={16} />
            {i18n._('Couldn’t load where they’re used. The server may refuse to delete some.')}
          </p>
        )}
      </QuestionBody>
      <DialogActions>
        <Button data-first onClick={leave}>
          {going.length === 0 ? i18n._('Close') : i18n._('Cancel')}
        </Button>
        {(isError || held.length > 0) && (
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {i18n._('Check again')}
          </Button>
        )}
        {going.length > 0 && (
          <Button kind="danger" busy={data === undefined && !isError} onClick={() => answer(going)}>
            {i18n._('{count, plural, one {Delete # file} other {Delete # files}}', { count: going.length })}
          </Button>
        )}
      </DialogActions>
    </ModalDialog>
  )
}
