import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { IssuedInvitation } from '#api/contract/invitations.ts'
import type { Role } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { useNow } from '../../client/use-now.ts'
import { useOperation } from '../../client/use-operation.ts'
import { CalendarF } from '../../fields/reference-f.tsx'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useRefusedFields } from '../../fields/refusals/use-refused-fields.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, Select } from '../../ui/form/field-frame.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { showToast } from '../../ui/toast.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { ACCESS_DAYS } from './access-days.ts'
import { invitationLink } from './invitation-link.ts'
import { IssuedLink } from './issued-link.tsx'
import { isJustUsed, opens, type PersonWithKeys } from './people.ts'
import { useKeyActions } from './use-key-columns.tsx'
import { useRoleWords } from './use-role-words.ts'

const Keys = styled('section')({
  display: 'grid',
  gap: 12,
  marginBlockStart: 24,
  '& h3': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 8px',
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${paint.softLine}`,
    fontSize: size.body2,
  },
  '& li > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  // The words of the last one end where the line does.
  '& li > .acts': { display: 'flex', marginInline: 'auto -12px' },
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
})

interface PersonPanelProps extends PersonWithKeys {
  /** What the menu of the row offers, too. */
  actions: readonly RowAction[]
  /** Why this person must stay an administrator; undefined where another one is there. */
  lastAdmin: string | undefined
  onClose: () => void
}

/** One person: name, email and role, the keys by which they come in, and a link for another device of theirs. */
export default function PersonPanel({ person, keys, actions, lastAdmin, onClose }: PersonPanelProps) {
  const { i18n } = useLingui()
  const roles = useRoleWords()
  const { date } = useFormat()
  const zone = ownZone()
  const form = useForm<{ name: string; email: string; calendarId: string | null; role: Role }>({
    defaultValues: { name: person.name, email: person.email ?? '', calendarId: person.calendarId, role: person.role },
  })
  const { control, formState } = form
  const role = useWatch({ control, name: 'role' })
  const [messages, setMessages] = useState<readonly string[]>([])
  const complain = useRefusedFields(form)
  const update = useOperation(contract.adminPeople.update, {
    onSuccess: ({ name }) => {
      showToast({ tone: 'confirmed', text: i18n._('Saved “{name}”', { name }) })
      form.reset(form.getValues())
      onClose()
    },
    onError: (error) => {
      const complaints = isApiError(error) ? error.fieldErrors : []
      setMessages(complaints.length > 0 ? complain(complaints) : [errorSentence(i18n, error)])
    },
  })
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty, discard: () => form.reset() })
  const close = () => leave(onClose)
  const submit = form.handleSubmit(({ name, email, calendarId, role: chosen }) => {
    setMessages([])
    if (name.trim() === '') return form.setError('name', { message: i18n._('Required.') }, { shouldFocus: true })
    update.mutate({
      params: { id: person.id },
      body: {
        name: name.trim(),
        email: email.trim() === '' ? null : email.trim(),
        calendarId: calendarId === '' ? null : calendarId,
        ...(chosen !== person.role && { role: chosen }),
      },
      ifVersion: person.version,
    })
  })
  return (
    <SidePanel
      open
      docks
      title={person.name}
      description={
        person.disabledAt !== null && i18n._('Disabled {date}', { date: date(person.disabledAt, zone, 'bare') })
      }
      tools={
        <MenuButton kind="quiet" icon="more" iconOnly actions={actions}>
          {i18n._('More actions')}
        </MenuButton>
      }
      onClose={close}
      onSubmit={(event) => void submit(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Save')} busy={update.isPending} />}
    >
      <Fields>
        <FormErrors messages={messages} />
        <TextF control={control} name="name" label={i18n._('Name')} maxLength={100} required />
        <TextF control={control} name="email" type="email" label={i18n._('Email')} maxLength={254} />
        <CalendarF
          control={control}
          name="calendarId"
          label={i18n._('Calendar')}
          none={i18n._('No calendar')}
          help={i18n._('Where this person’s appointments appear')}
        />
        <SelectF
          control={control}
          name="role"
          label={i18n._('Role')}
          help={lastAdmin ?? roles[role].may}
          disabled={lastAdmin !== undefined}
          options={(['viewer', 'staff', 'admin'] as const).map((it) => ({ value: it, label: roles[it].label }))}
        />
      </Fields>
      <PersonKeys person={person} keys={keys} />
    </SidePanel>
  )
}

function PersonKeys({ person, keys }: PersonWithKeys) {
  const { i18n } = useLingui()
  const api = useApi()
  const { relative } = useFormat()
  const now = useNow()
  const actionsOf = useKeyActions()
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)
  const invite = useOperation(contract.adminInvitations.create, {
    onSuccess: setIssued,
    onError: (error) => showToast({ tone: 'no-show', text: errorSentence(i18n, error) }),
  })
  const [ends, setEnds] = useState('')
  const makeLink = () => {
    const accessEndsAt = ends === '' ? null : new Date(api.clock.now() + Number(ends) * DAY).toISOString()
    invite.mutate({ body: { personId: person.id, role: person.role, accessEndsAt } })
  }
  const link = issued && invitationLink(issued.code, api.baseUrl, location.origin)
  return (
    <Keys aria-label={i18n._('Keys of {name}', { name: person.name })}>
      <h3>{i18n._('Keys')}</h3>
      {keys.length === 0 && <p>{i18n._('No keys yet')}</p>}
      <ul>
        {keys.map((key) => {
          const name = key.label ?? key.accessKeyId
          const { lastUsedAt } = key
          const used =
            lastUsedAt == null
              ? i18n._('Never used')
              : isJustUsed(lastUsedAt, now)
                ? i18n._('Used in the last 5 minutes')
                : i18n._('Used {when}', { when: relative(lastUsedAt, now) })
          return (
            <li key={key.accessKeyId}>
              <span>
                {name}
                <small>
                  {key.expiresAt ? `${used} · ${i18n._('Ends {when}', { when: relative(key.expiresAt, now) })}` : used}
                </small>
              </span>
              {opens(key, now) ? (
                <span className="acts">
                  {actionsOf(key).map(({ label, onAct }) => (
                    <Button key={label} kind="quiet" onClick={onAct} aria-label={`${label}: ${name}`}>
                      {label}
                    </Button>
                  ))}
                </span>
              ) : (
                <StatusChip tone="cancelled" label={key.disabledAt === null ? i18n._('Expired') : i18n._('Disabled')} />
              )}
            </li>
          )
        })}
      </ul>
      {link ? (
        <IssuedLink
          link={link}
          advice={[
            i18n._('The link works once. The secret is made in the browser that opens it; no one else sees it.'),
          ]}
        />
      ) : (
        person.disabledAt === null && (
          <>
            {keys.some((key) => opens(key, now)) && (
              <p>{i18n._('To replace a key, send a link first: both keys work until you disable the old one.')}</p>
            )}
            <FieldFrame label={i18n._('Access ends')}>
              {(attributes) => (
                <Select {...attributes} value={ends} onChange={({ target }) => setEnds(target.value)}>
                  <option value="">{i18n._('Never')}</option>
                  {ACCESS_DAYS.map((days) => (
                    <option key={days} value={days}>
                      {i18n._('{days, plural, one {After # day} other {After # days}}', { days })}
                    </option>
                  ))}
                </Select>
              )}
            </FieldFrame>
            <div>
              <Button icon="link" busy={invite.isPending} onClick={makeLink}>
                {i18n._('Link for another device')}
              </Button>
            </div>
          </>
        )
      )}
    </Keys>
  )
}
