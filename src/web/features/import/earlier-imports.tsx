import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import } from '#api/contract/imports.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { invalidate, queryOf } from '../../client/query.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { showToast } from '../../ui/toast.ts'
import { Earlier } from './look.ts'

type Left = readonly { resource: string; id: string; description: string }[]

/** What was imported before, each with the way back. */
export function EarlierImports() {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const refused = useRefusal('write')
  const [busy, setBusy] = useState('')
  const [looked, setLooked] = useState(0)
  const [left, setLeft] = useState<Left>([])
  const { data } = useQuery(queryOf(api, contract.imports.list, { query: { limit: 50 } }))
  const zone = ownZone()

  const undo = async ({ id, name, source, records }: Import): Promise<void> => {
    const isMeant = await confirm({
      title: i18n._('Undo the import “{name}”?', { name: name ?? source }),
      text: i18n._(
        '{count, plural, one {# record is deleted, unless someone has changed it since.} other {# records are deleted, except those that someone has changed since.}}',
        { count: records },
      ),
      confirmLabel: i18n._('Undo the import'),
      danger: true,
    })
    if (!isMeant) return
    setBusy(id)
    setLooked(0)
    setLeft([])
    const stays: Left[number][] = []
    try {
      for (let remaining = 1; remaining > 0;) {
        // oxlint-disable-next-line no-await-in-loop -- Each call goes on where the one before it ended.
        const part = await api.call(contract.imports.undo, { params: { id }, body: { skip: stays.length } })
        stays.push(...part.left)
        remaining = part.remaining
        setLooked((count) => count + part.removed + part.left.length)
      }
      if (stays.length === 0) showToast({ tone: 'confirmed', text: i18n._('The import was undone.') })
    } catch (error) {
      const { title, advice } = errorWords(i18n, error)
      showToast({ tone: 'no-show', text: `${title}. ${advice}` })
    }
    setLeft(stays)
    setBusy('')
    await invalidate(queryClient, contract.imports.undo)
  }

  if (!data || data.items.length === 0) return null
  return (
    <Earlier aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{i18n._('Imports')}</h2>
      {left.length > 0 && (
        <Alert severity="warning" icon={false}>
          {i18n._('{count, plural, one {# record stays:} other {# records stay:}}', { count: left.length })}
          <ul>
            {left.slice(0, 20).map(({ id, description }) => (
              <li key={id}>{description}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul>
        {data.items.map((it) => (
          <li key={it.id}>
            <div className="words">
              {it.name ?? it.source}
              <span>
                {[
                  // Many a file is called as its source; what stands above need not be said again.
                  ...(it.name !== null && it.name !== it.source ? [it.source] : []),
                  format.dateTime(it.createdAt, zone),
                  it.undoneAt
                    ? i18n._('Undone')
                    : i18n._('{count, plural, one {# record} other {# records}}', { count: it.records }),
                ].join(' · ')}
              </span>
              {busy === it.id && (
                <ProgressBar
                  label={i18n._('Undo')}
                  value={looked}
                  total={it.records}
                  text={i18n._('{count, plural, one {# record looked at} other {# records looked at}}', {
                    count: looked,
                  })}
                />
              )}
            </div>
            {it.records > 0 && (
              <Button
                icon="undo"
                busy={busy === it.id}
                disabled={busy !== '' && busy !== it.id}
                refused={refused}
                onClick={() => void undo(it)}
              >
                {i18n._('Undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Earlier>
  )
}
