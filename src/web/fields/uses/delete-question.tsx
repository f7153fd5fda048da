import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useApi } from '../../client/api-context.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx'
import { QuestionBody } from './question-look.ts'
import { useTrashWords } from './use-trash-words.ts'
import { readUses } from './read-uses.ts'
import { UseList } from './use-list.tsx'
import { nameOfSubject, preventing, type Places, type Subject, type UseGroup } from './uses.ts'
import { kindWords } from './use-words.ts'

/** What a question about one record is told. */
export interface DeleteQuestionProps {
  subject: Subject
  /** What the record is called, where it has no name of its own. */
  name?: string
  places: Places
  answer: (sure: boolean) => void
}

/** What becomes of a medium that is deleted: it can be brought back for a while, or is gone. */
function MediumWords({ medium }: { medium: Pick<Multimedia, 'url'> }) {
  return <p>{useTrashWords()([medium])}</p>
}

/** Whether a medium is shown somewhere by itself, not as one of several. */
const showsAlone = ({ uses }: UseGroup): boolean => uses.some(({ as }) => as?.some((place) => place !== 'assets'))

/**
 * Asks before a record is deleted: reads what goes with it, what changes, what stays, and what stands in the way, and says
 * so by name. Where something is in the way there is nothing to press but a look again.
 */
export function DeleteQuestion({ subject, name = nameOfSubject(subject), places, answer }: DeleteQuestionProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const id = useId()
  const { data, isFetching, refetch } = useQuery({
    queryKey: [api.connectionId, 'uses', subject.kind, subject.record.id],
    queryFn: () => readUses({ api, places, now: api.clock.now() }, subject),
    // An old answer would be a wrong one: each question looks anew.
    gcTime: 0,
    staleTime: Infinity,
  })

  const inTheWay = preventing(data?.groups ?? [])
  const refused = inTheWay.length > 0 && data?.strict === true
  const title = refused
    ? i18n._('Can’t delete “{name}”', { name })
    : name === ''
      ? i18n._('Delete appointment?')
      : i18n._('Delete “{name}”?', { name })
  const leave = () => answer(false)
  const part = (heading: string, groups: readonly UseGroup[]) =>
    groups.length > 0 && (
      <section>
        <h3>{heading}</h3>
        {groups.map((group) => (
          <UseList key={group.relation} group={group} onLeave={leave} />
        ))}
      </section>
    )
  const having = (effect: UseGroup['effect']) => data?.groups.filter((group) => group.effect === effect) ?? []

  return (
    <ModalDialog role="alertdialog" width={500} describedBy={id} onClose={leave}>
      <DialogTitle>{title}</DialogTitle>
      {/* What scrolls must be reachable by keyboard. */}
      <QuestionBody id={id} aria-live="polite" aria-busy={isFetching} tabIndex={0}>
        {!refused &&
          (subject.kind === 'medium' ? (
            <MediumWords medium={subject.record} />
          ) : (
            <p>{kindWords(i18n, subject.kind)}</p>
          ))}
        {isFetching && (
          <p className="looking">
            <CircularProgress aria-hidden="true" size={14} />
            {i18n._('Checking related records…')}
          </p>
        )}
        {data && (
          <>
            {refused
              ? part(i18n._('Blocked by'), inTheWay)
              : part(i18n._('The server may refuse, because of'), inTheWay)}
            {!refused && inTheWay.some(showsAlone) && (
              <p>{i18n._('Logos, images and covers showing this file will be blank.')}</p>
            )}
            {!refused && part(i18n._('Also deleted'), having('goes'))}
            {!refused && part(i18n._('Changes'), having('changes'))}
            {!refused && part(i18n._('Stays'), having('stays'))}
            {data.incomplete && (
              <p className="unread">
                <Icon name="warning" size={16} />
                {i18n._('Couldn’t load all related records; there may be more than shown.')}
              </p>
            )}
          </>
        )}
      </QuestionBody>
      <DialogActions>
        {/* “Cancel” beside an appointment would mean that. */}
        <Button data-first onClick={leave}>
          {refused ? i18n._('Close') : subject.kind === 'appointment' ? i18n._('Back') : i18n._('Cancel')}
        </Button>
        {refused ? (
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {i18n._('Check again')}
          </Button>
        ) : (
          <Button kind="danger" busy={data === undefined} onClick={() => answer(true)}>
            {i18n._('Delete')}
          </Button>
        )}
      </DialogActions>
    </ModalDialog>
  )
}
