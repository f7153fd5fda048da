import { useLingui } from '@lingui/react'
import type { Service } from '../../../api/contract/services.ts'
import { contract } from '../../../api/contract/table.ts'
import { callOf, type RecordAction } from '../../fields/list/record-actions.ts'

const setActive = (active: boolean) =>
  callOf(contract.services.update, ({ id }: Service) => ({ params: { id }, body: { active } }))

/** What can be done with services from their list. */
export function useServiceActions(): readonly RecordAction<Service>[] {
  const { i18n } = useLingui()
  return [
    {
      id: 'activate',
      label: i18n._('Activate'),
      icon: 'check',
      applies: ({ active }) => !active,
      call: setActive(true),
      undo: setActive(false),
      title: (count) => i18n._('{count, plural, one {Activate # service} other {Activate # services}}', { count }),
      done: (name) => i18n._('“{name}” can be booked', { name }),
    },
    {
      id: 'deactivate',
      label: i18n._('Deactivate'),
      icon: 'block',
      applies: ({ active }) => active,
      call: setActive(false),
      undo: setActive(true),
      title: (count) => i18n._('{count, plural, one {Deactivate # service} other {Deactivate # services}}', { count }),
      done: (name) => i18n._('“{name}” can no longer be booked', { name }),
    },
    {
      id: 'delete',
      label: i18n._('Delete'),
      icon: 'trash',
      danger: true,
      confirm: (count, name) => ({
        title:
          count === 1
            ? i18n._('Delete “{name}”?', { name })
            : i18n._('{count, plural, one {Delete # service?} other {Delete # services?}}', { count }),
        text:
          count === 1
            ? i18n._(
                'The service will be deleted permanently and removed from weekly schedules. Past appointments stay. With upcoming appointments it cannot be deleted.',
              )
            : i18n._(
                'They will be deleted permanently and removed from weekly schedules. Past appointments stay. Those with upcoming appointments cannot be deleted and are listed afterwards.',
              ),
        confirmLabel: i18n._('Delete'),
        danger: true,
      }),
      call: callOf(contract.services.remove, ({ id }: Service) => ({ params: { id } })),
      title: (count) => i18n._('{count, plural, one {Delete # service} other {Delete # services}}', { count }),
      done: (name) => i18n._('“{name}” was deleted', { name }),
    },
  ]
}
