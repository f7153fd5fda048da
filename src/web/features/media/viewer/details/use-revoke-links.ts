import { useLingui } from '@lingui/react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import { useApi } from '../../../../client/api-context.ts'
import { useExtension, useOperation } from '../../../../client/use-operation.ts'
import { errorSentence } from '../../../../fields/error-sentence.ts'
import { placeSentence } from '../../../../fields/uses/place-words.ts'
import { readUses } from '../../../../fields/uses/read-uses.ts'
import { confirm } from '../../../../ui/confirm.ts'
import type { RowAction } from '../../../../ui/table/row-actions.ts'
import { showToast } from '../../../../ui/toast.ts'
import { paths } from '../../../../paths/paths.ts'

/**
 * The way to end every address of a medium's file that was handed out, after a question that names what shows the file by
 * its address and so loses it. None where the file is at another site, whose addresses cannot be ended.
 */
export function useRevokeLinks(medium: Multimedia): RowAction | undefined {
  const { i18n } = useLingui()
  const api = useApi()
  const revoke = useOperation(contract.mediaAddresses.revoke)
  const { id, name, url, version } = medium
  const isServedHere = useExtension('media') && url !== null && mediumAt(url) === id
  if (!isServedHere) return undefined

  const question = async (): Promise<boolean> => {
    const { groups, incomplete } = await readUses(
      { api, places: paths, now: api.clock.now() },
      { kind: 'medium', record: medium },
    )
    // A list of media names the medium, not its address, and goes on showing it.
    const broken = groups.flatMap(({ relation, uses }) =>
      uses.flatMap((use) =>
        (use.as ?? [])
          .filter((place) => place !== 'assets')
          .map((place) => placeSentence(i18n, relation, place, use.name)),
      ),
    )
    return confirm({
      title: i18n._('Revoke the public links of “{name}”?', { name }),
      text: [
        i18n._('Every link to the file that was copied, embedded or sent stops working. This can’t be undone.'),
        ...(broken.length > 0 ? [i18n._('These stay empty until you choose the file again:'), ...broken] : []),
        ...(incomplete ? [i18n._('Couldn’t load everything; there may be more uses.')] : []),
      ].join('\n'),
      confirmLabel: i18n._('Revoke links'),
      danger: true,
    })
  }
  const act = async () => {
    if (!(await question())) return
    try {
      await revoke.mutateAsync({ params: { id }, ifVersion: version || undefined })
      showToast({ tone: 'confirmed', text: i18n._('The public links of “{name}” no longer work', { name }) })
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    }
  }
  return {
    label: i18n._('Revoke public links…'),
    icon: 'link',
    onAct: () => void act(),
  }
}
