import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { BodyInput } from '#api/contract/operation.ts'
import type { contract } from '#api/contract/table.ts'

/** What the fields of a closure are called on the screen. */
export const closureLabels = (i18n: I18n) =>
  ({
    reason: i18n._('Reason'),
    kind: i18n._('Kind'),
    dates: i18n._('When'),
    rule: i18n._('Weekdays'),
    ranges: i18n._('Hours'),
    calendarIds: i18n._('For'),
    sourceUid: i18n._('Source'),
  }) satisfies Record<keyof BodyInput<typeof contract.closures.create>, string>

/** The same where a component is drawn. */
export const useClosureLabels = () => closureLabels(useLingui().i18n)
