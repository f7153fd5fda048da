import { useLingui } from '@lingui/react'
import MuiButton from '@mui/material/Button'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { IssuedInvitation } from '#api/contract/invitations.ts'
import type { Role } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useRefusedFields } from '../../fields/refusals/use-refused-fields.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { confirm } from '../../ui/confirm.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { ACCESS_DAYS, inDays } from './access-days.ts'
import { invitationLink, mailTo } from './invitation-link.ts'
import { IssuedLink } from './issued-link.tsx'
import { useRoleWords } from './use-role-words.ts'

/** What is asked here: somebody new, with all rights of a role. */
type AskedField = Exclude<keyof z.input<(typeof contract.adminInvitations.create)['body']>, 'personId' | 'rights'>

interface Wishes {
  name: string
  email: string
  role: Role
  /** Days for which the link works. */
  expiresAt: string
  /** Days after which the access ends; empty for never. */
  accessEndsAt: string | null
}

const DAYS = [1, 7, 30] as const

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

/** Invites a colleague by a link, which is shown this once. */
export default function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const roles = useRoleWords()
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)
  const form = useForm<Wishes>({
    defaultValues: { name: '', email: '', role: 'staff', expiresAt: '7', accessEndsAt: null },
  })
  const { control, setError } = form
  const complain = useRefusedFields(form)
  const [homeless, setHomeless] = useState<readonly string[]>([])
  const role = useWatch({ control, name: 'role' })
  const [key] = useState(() => createRepeatKey())
  const invite = useOperation(contract.adminInvitations.create, {
    onSuccess: (made) => {
      key.settle()
      setIssued(made)
    },
    onError: (error) => {
      key.settle(error)
      const complaints = isApiError(error) ? error.fieldErrors : []
      setHomeless(complaints.length > 0 ? complain(complaints) : [errorSentence(i18n, error)])
    },
  })
  const leave = () => {
    onClose()
    // The link must not stay in the page longer than it is shown.
    setIssued(null)
    setHomeless([])
    invite.reset()
    form.reset()
  }
  const { mayLeave } = useUnsavedGuard({ dirty: form.formState.isDirty && issued === null })
  /** Closed on the way, by Escape or the cross, the link would be gone before anybody has it. */
  const mayHideLink = ({ name }: IssuedInvitation) =>
    confirm({
      title: i18n._('Close without the link?'),
      text: i18n._('We show the link only once. Without it {name} can’t get in, and you would invite them again.', {
        name,
      }),
      confirmLabel: i18n._('Yes, close'),
      cancelLabel: i18n._('Back'),
    })
  const close = async () => {
    if (await (issued ? mayHideLink(issued) : mayLeave())) leave()
  }
  const submit = form.handleSubmit((filled) => {
    setHomeless([])
    const name = filled.name.trim()
    if (name === '') return setError('name', { message: i18n._('Required.') }, { shouldFocus: true })
    const email = filled.email.trim() === '' ? null : filled.email.trim()
    const now = api.clock.now()
    const wish = { name, email, role: filled.role }
    invite.mutate(
      key.once({ ...wish, days: filled.expiresAt, ends: filled.accessEndsAt }, () => ({
        ...wish,
        expiresAt: inDays(filled.expiresAt, now),
        accessEndsAt: filled.accessEndsAt ? inDays(filled.accessEndsAt, now) : null,
      })),
    )
  })
  const until = issued === null ? '' : format.dateTime(issued.expiresAt, ownZone())
  const link = issued === null ? '' : invitationLink(issued.code, api.baseUrl, location.origin)
  return (
    <FormDialog
      open={open}
      onClose={() => void close()}
      title={issued ? i18n._('Send this link to {name}', { name: issued.name }) : i18n._('Invite a colleague')}
      onSubmit={(event) => void submit(event)}
      actions={
        issued ? (
          <>
            <Button onClick={leave}>{i18n._('Done')}</Button>
            <MuiButton
              variant="contained"
              href={mailTo(issued.email ?? '', {
                subject: i18n._('Your invitation'),
                body: `${i18n._('Open this link to get in. It works once, until {date}:', { date: until })}\n\n${link}\n`,
              })}
            >
              {i18n._('Email the link')}
            </MuiButton>
          </>
        ) : (
          <FormActions onCancel={() => void close()} submit={i18n._('Create link')} busy={invite.isPending} />
        )
      }
    >
      {issued ? (
        <IssuedLink
          link={link}
          advice={[
            i18n._('The link works once, until {date}. Whoever opens it first gets in, so send it to no one else.', {
              date: until,
            }),
            ...(api.localMedia ? [i18n._('This is a demo: the link opens nothing.')] : []),
          ]}
        />
      ) : (
        <Fields>
          <FormErrors messages={homeless} />
          <FieldInputs<AskedField>
            of={{
              name: <TextF control={control} name="name" label={i18n._('Name')} maxLength={100} required />,
              email: <TextF control={control} name="email" type="email" label={i18n._('Email')} maxLength={254} />,
              role: (
                <SelectF
                  control={control}
                  name="role"
                  label={i18n._('Role')}
                  help={roles[role].may}
                  options={(['viewer', 'staff', 'admin'] as const).map((it) => ({ value: it, label: roles[it].label }))}
                />
              ),
              expiresAt: (
                <SelectF
                  control={control}
                  name="expiresAt"
                  label={i18n._('Link works for')}
                  options={DAYS.map((days) => ({
                    value: String(days),
                    label: i18n._('{days, plural, one {# day} other {# days}}', { days }),
                  }))}
                />
              ),
              accessEndsAt: (
                <SelectF
                  control={control}
                  name="accessEndsAt"
                  label={i18n._('Access ends')}
                  none={i18n._('Never')}
                  options={ACCESS_DAYS.map((days) => ({
                    value: String(days),
                    label: i18n._('{days, plural, one {After # day} other {After # days}}', { days }),
                  }))}
                />
              ),
            }}
          />
        </Fields>
      )}
    </FormDialog>
  )
}
