import { useLingui } from '@lingui/react'
import type { AuditEntry } from '#api/contract/changes.ts'
import { actOf } from '../../fields/history/acts.ts'
import { useWho } from '../../fields/history/use-who.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ChangeSentence } from './change-sentence.tsx'
import { RESOURCE_WORDS, useChangeWords, useRecordName } from '../../fields/history/change-words.ts'

/** The columns of the audit log. */
export function useAuditColumns(zone: string): readonly Column<AuditEntry>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const who = useWho()
  const changes = useChangeWords()
  const nameOf = useRecordName()
  return [
    {
      id: 'record',
      header: i18n._('What happened'),
      csvHeader: i18n._('Record'),
      text: nameOf,
      render: (entry) => (
        <ChangeSentence entry={entry} who={who(entry)} time={format.dateTime(entry.at, zone, 'day')} />
      ),
      groupOf: ({ at }) => format.date(at, zone, 'day'),
      renderInGroup: (entry) => <ChangeSentence entry={entry} who={who(entry)} time={format.time(entry.at, zone)} />,
    },
    {
      id: 'what',
      header: i18n._('Kind of record'),
      width: '130px',
      hideBelow: 720,
      onCard: true,
      render: ({ resource }) => i18n._(RESOURCE_WORDS[resource]),
      text: (entry) => `${i18n._(RESOURCE_WORDS[entry.resource])} · ${i18n._(actOf(entry))}`,
    },
    {
      id: 'changes',
      header: i18n._('Changes'),
      width: 'clamp(180px, 21cqi, 320px)',
      hideBelow: 900,
      onCard: true,
      render: (entry) => changes(entry) || '—',
    },
    { id: 'who', header: i18n._('Who'), width: '130px', optional: true, csvChosen: true, render: who, text: who },
    {
      id: 'at',
      header: i18n._('When'),
      width: '190px',
      optional: true,
      csvChosen: true,
      render: ({ at }) => <time dateTime={at}>{format.dateTime(at, zone)}</time>,
      text: ({ at }) => format.dateTime(at, zone),
      csv: ({ at }) => at,
    },
    {
      id: 'address',
      header: i18n._('Network address'),
      width: '150px',
      optional: true,
      named: true,
      render: ({ address }) => address ?? '—',
    },
    {
      id: 'key',
      header: i18n._('Access key ID'),
      width: '220px',
      optional: true,
      named: true,
      render: ({ key }) => key ?? '—',
    },
    {
      id: 'operation',
      header: i18n._('Operation'),
      width: '200px',
      optional: true,
      named: true,
      render: ({ operation }) => operation,
    },
    { id: 'id', header: i18n._('Record ID'), width: '300px', optional: true, named: true, render: ({ id }) => id },
    {
      id: 'version',
      header: i18n._('Version'),
      width: '90px',
      align: 'end',
      optional: true,
      render: ({ version }) => version ?? '—',
      csv: ({ version }) => version,
    },
  ]
}
