import type { I18n } from '@lingui/core'
import { choicesByName } from '../../../fields/named-choices.ts'
import type { Service } from '#api/contract/services.ts'
import type { Format } from '../../../i18n/format.ts'
import type { SelectOption } from '../../../ui/form/select-f.tsx'
import type { Clinic } from '../records/queries.ts'
import { TYPE_NAMES, typeWords } from '../records/type-words.ts'

/** Services to choose from, by name; those that are switched off stand last and say so. */
export function serviceChoices({ services }: Clinic, i18n: I18n, { compare, minutes }: Format): SelectOption[] {
  return [...services.values()]
    .toSorted((a, b) => Number(b.active) - Number(a.active) || compare(a.name, b.name))
    .map(({ id, name, duration, active }) => {
      const words = i18n._('{name} · {length}', { name, length: minutes(duration) })
      return { value: id, label: active ? words : i18n._('{name} (off)', { name: words }) }
    })
}

/** People to choose from: first those who offer the service. */
export function personChoices({ calendars }: Clinic, service: Service | undefined, i18n: I18n, { compare }: Format) {
  const offers = (id: string) =>
    service === undefined || (service.calendars ?? []).some((it) => it.calendarId === id && it.active)
  return [...calendars.values()]
    .filter(({ type }) => type !== 'asset')
    .toSorted((a, b) => Number(offers(b.id)) - Number(offers(a.id)) || compare(a.name, b.name))
    .map(({ id, name }) => ({
      value: id,
      label: offers(id) ? name : i18n._('{name} (doesn’t offer this service)', { name }),
    }))
}

/** Rooms and things to choose from: first those that the service needs. */
export function thingChoices({ calendars }: Clinic, { compare }: Format): SelectOption[] {
  return choicesByName(
    [...calendars.values()].filter(({ type }) => type === 'asset'),
    compare,
  )
}

/** How an appointment takes place. */
export const typeChoices = (i18n: I18n): SelectOption[] =>
  TYPE_NAMES.map((name) => ({ value: name, label: typeWords(name, i18n) }))
