import { useLingui } from '@lingui/react'
import type { Role } from '#api/contract/operation.ts'
import type { Person } from '#api/contract/people.ts'
import { contract } from '#api/contract/table.ts'
import { callData } from '../../client/call-data.ts'
import { unlessGoneBack, useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { confirm } from '../../ui/confirm.ts'
import { showToast } from '../../ui/toast.ts'

/** What is done with a person from the list; each tells what came of it. */
export function usePersonWrites() {
  const { i18n } = useLingui()
  const onError = (error: Parameters<typeof errorSentence>[1]) =>
    showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
  const { guard, panel } = useResolutionPlan()
  const tell = (text: string) => showToast({ tone: 'confirmed', text })
  const update = useOperation(contract.adminPeople.update, {
    onSuccess: ({ name }) => tell(i18n._('Saved “{name}”', { name })),
    onError,
  })
  const off = useOperation(contract.adminPeople.disable, {
    onSuccess: ({ name }) => tell(i18n._('{name} no longer has access', { name })),
    onError,
  })
  const on = useOperation(contract.adminPeople.enable, {
    onSuccess: ({ name }) => tell(i18n._('{name} has access again', { name })),
    onError,
  })
  return {
    changeRole: ({ id, version }: Person, role: Role) =>
      update.mutate({ params: { id }, body: { role }, ifVersion: version }),
    enable: ({ id }: Person) => on.mutate({ params: { id } }),
    panel,
    disable: async ({ id, name, calendarId }: Person) => {
      const sure = await confirm({
        title: i18n._('Disable {name}?', { name }),
        text: [
          i18n._('All of {name}’s keys stop working at once. You can enable {name} again.', { name }),
          ...(calendarId === null
            ? []
            : [i18n._('Next, you decide about the upcoming appointments with {name}.', { name })]),
        ].join(' '),
        confirmLabel: i18n._('Disable'),
        danger: true,
      })
      if (!sure) return
      if (calendarId === null) return off.mutate({ params: { id } })
      const back = callData(contract.adminPeople.enable, { params: { id } })
      await guard<unknown>({
        change: { leaving: [calendarId] },
        name: i18n._('Disable {name}', { name }),
        write: () => ({ id, name, call: callData(contract.adminPeople.disable, { params: { id } }), inverse: back }),
        plain: async () => off.mutate({ params: { id } }),
      })
        .catch(unlessGoneBack)
        .catch(onError)
    },
  }
}
