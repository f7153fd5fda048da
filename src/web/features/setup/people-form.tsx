import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { startRun } from '../../fields/bulk/bulk.ts'
import { useRunDeps } from '../../fields/bulk/use-run-deps.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useCalendars } from '../../fields/references.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { isZone } from '#api/time/offset.ts'
import { ZoneF } from '../../fields/zone-f.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { peopleLines } from './people-run.ts'
import { type NamedPerson, parsePeople } from './parse-people.ts'
import { useReadExample } from './use-example.ts'

const Frame = styled('form')({ display: 'grid', gap: 20, maxInlineSize: 720, paddingBlock: 16 })

interface PeopleValues {
  names: string
  type: 'agent' | 'asset'
  timezone: string
  /** A calendar; empty or null for none. */
  like: string | null
}

/** The list, what it is read as, and whom they are like. */
export function PeopleForm() {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const navigate = useNavigate()
  const deps = useRunDeps()
  const readExample = useReadExample()
  const refused = useRefusal('administer')
  const [search] = useSearchParams()
  const { items = [], byId } = useCalendars()
  const people = items.filter(({ type }) => type === 'agent')
  const [only] = people
  const form = useForm<PeopleValues>({
    defaultValues: {
      names: '',
      type: 'agent',
      timezone: only?.timezone ?? ownZone(),
      // Whoever is the only one there is the only one to be like.
      like: search.get('like') ?? (people.length === 1 ? (only?.id ?? '') : ''),
    },
  })
  const { control, setError } = form
  const [names, liked, kind] = useWatch({ control, name: ['names', 'like', 'type'] })
  const like = liked ?? ''
  const listed = useMemo(
    () =>
      parsePeople(
        names,
        items.map(({ name }) => name),
      ),
    [names, items],
  )
  const made = listed.filter(({ trouble }) => !trouble)
  const [messages, setMessages] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const count = made.length
  const isThings = kind === 'asset'
  const act = isThings
    ? i18n._('{count, plural, one {Add # resource} other {Add # resources}}', { count })
    : i18n._('{count, plural, one {Add # person} other {Add # people}}', { count })
  const undoAct = isThings
    ? i18n._('{count, plural, one {Remove # resource again} other {Remove # resources again}}', { count })
    : i18n._('{count, plural, one {Remove # person again} other {Remove # people again}}', { count })

  const submit = form.handleSubmit(async ({ type, timezone }) => {
    setMessages([])
    if (count === 0) {
      return setError('names', { message: i18n._('Enter at least one new name.') }, { shouldFocus: true })
    }
    if (!isZone(timezone)) {
      return setError('timezone', { message: i18n._('Unknown zone. Example: Europe/Madrid.') }, { shouldFocus: true })
    }
    setBusy(true)
    try {
      const example = like === '' ? undefined : await readExample(like)
      const lines = peopleLines(made, { type, timezone }, example, () => crypto.randomUUID())
      const unmet = i18n._('Not done, because what it needs wasn’t saved.')
      const isShown = await startRun(deps, { title: act, undoTitle: undoAct, lines, concurrency: 1, unmet })
      // Whoever adds the first ones finds the next step of the set-up on Today.
      if (isShown) await navigate(items.length === 0 ? paths.home() : paths.calendars.list())
    } catch (error) {
      setMessages([errorSentence(i18n, error)])
    } finally {
      setBusy(false)
    }
  })
  return (
    <Frame noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors messages={messages} />
      <Fields>
        <TextF
          control={control}
          name="names"
          label={i18n._('Names')}
          multiline
          rows={8}
          required
          placeholder={'Ana Ruiz\nBo Lund, bo@example.org'}
        />
        {items.length > 0 && (
          <SelectF
            control={control}
            name="like"
            label={i18n._('Hours and services like')}
            help={
              like === ''
                ? i18n._('No one: set hours and services later.')
                : i18n._('They get the weekly schedules, services and time zone of {name}.', {
                    name: byId.get(like)?.name ?? '',
                  })
            }
            none={i18n._('No one')}
            options={items
              .toSorted((a, b) => compare(a.name, b.name))
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SelectF
          control={control}
          name="type"
          label={i18n._('Kind')}
          options={[
            { value: 'agent', label: i18n._('People') },
            { value: 'asset', label: i18n._('Resources') },
          ]}
        />
        {like === '' && <ZoneF control={control} name="timezone" label={i18n._('Time zone')} required />}
      </Fields>
      <div>
        <Button kind="primary" type="submit" busy={isBusy} refused={refused}>
          {count > 0 ? act : isThings ? i18n._('Add resources') : i18n._('Add people')}
        </Button>
      </div>
      {listed.length > 0 && <Listed people={listed} />}
    </Frame>
  )
}

/** What the pasted list was read as, before anything is written. */
function Listed({ people }: { people: readonly NamedPerson[] }) {
  const { i18n } = useLingui()
  const troubles = {
    exists: i18n._('Already there'),
    twice: i18n._('Listed twice'),
    long: i18n._('Name too long'),
    nameless: i18n._('Name missing'),
    email: i18n._('Not an email'),
  }
  return (
    <Table size="small" aria-label={i18n._('Who is added')}>
      <TableHead>
        <TableRow>
          <TableCell>{i18n._('Name')}</TableCell>
          <TableCell>{i18n._('Email')}</TableCell>
          <TableCell>{i18n._('State')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map(({ name, email, trouble }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- A list as typed: two lines may be the same.
          <TableRow key={place}>
            <TableCell>{name || '—'}</TableCell>
            <TableCell>{email || '—'}</TableCell>
            <TableCell>
              {trouble ? (
                <StatusChip tone="cancelled" label={troubles[trouble]} />
              ) : (
                <StatusChip tone="confirmed" label={i18n._('New')} />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
