import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import type { AuditEntry } from '#api/contract/changes.ts'
import { contract } from '#api/contract/table.ts'
import { invalidate } from '../../client/query.ts'
import { entryOfAudit } from '../../commands/way-back/entries.ts'
import { useWaysBack } from '../../commands/way-back/use-ways-back.ts'
import type { WayBack } from '../../commands/way-back/way-back.ts'
import { type ChangedField, useChangedFields, useRecordName } from '../../fields/history/change-words.ts'
import { useWho } from '../../fields/history/use-who.ts'
import { Compared } from '../../fields/record/merging/compared.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { pageOfChanged } from '../../paths/page-of-changed.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ROLES } from '../../ui/table/roles.ts'

const NARROW = '@container (max-width: 899.95px)'

const Change = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 288px',
  gap: '20px 32px',
  alignItems: 'start',
  // Below the words of the sentence, past the time and the face.
  paddingInlineStart: 116,
  color: paint.ink,
  fontSize: size.body2,
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 0 },
  '& p': { margin: 0, color: paint.soft },
})
const Fields = styled('div')({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(80px, 2fr) minmax(0, 4fr) 18px minmax(0, 5fr)',
    gap: '2px 12px',
    alignItems: 'baseline',
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > div:last-of-type': { borderBlockEnd: 0 },
  '& > .heads': { color: paint.soft, fontSize: size.caption, fontWeight: weight.medium },
  '& span': { minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .name, & .was, & .arrow': { color: paint.soft },
  '& .is': { gridColumn: 4, fontWeight: weight.medium },
  // What is told line by line, and what has one side only, needs no columns for two.
  '& .whole': { gridColumn: '2 / -1' },
  '& .arrow::before': { content: '"→"' },
  '& .arrow:dir(rtl)::before': { content: '"←"' },
})
const Facts = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: '0 0 12px',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { flex: 'none', color: paint.soft },
  '& dd': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'end' },
})
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 8 })

const LABELS = {
  change: /*i18n*/ 'Restore previous values',
  set: /*i18n*/ 'Restore previous values',
  remove: /*i18n*/ 'Delete record',
  again: /*i18n*/ 'Book again',
  none: /*i18n*/ 'Restore previous values',
} as const satisfies Record<WayBack['is'], string>

interface ChangePanelProps {
  entry: AuditEntry
  /** IANA zone of the reader. */
  zone: string
}

/** What one change of the log did, field by field, who did it from where, and the way back. */
export default function ChangePanel({ entry, zone }: ChangePanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const who = useWho()
  const { words, fields } = useChangedFields()(entry)
  const nameOf = useRecordName()
  const queryClient = useQueryClient()
  const reread = () => void invalidate(queryClient, contract.audit.list)
  const step = useWaysBack([entryOfAudit(entry)], reread).stepOf(entryOfAudit(entry))
  const { way, refused, now } = step
  const { before, after, key, address, at, version, resource } = entry
  const isWhole = before === null || after === null

  const take = async (chosen: WayBack) => {
    if (chosen.is === 'remove') {
      const sure = await confirm({
        title: i18n._('Delete “{name}”?', { name: nameOf(entry) }),
        confirmLabel: i18n._('Delete'),
        // “Cancel” beside an appointment would mean that.
        ...(resource === 'appointments' && { cancelLabel: i18n._('Back') }),
        danger: true,
      })
      if (!sure) return
    }
    await step.take(chosen)
    reread()
  }
  const isNew = version !== null && now !== undefined && now !== version
  return (
    <Change>
      {fields.length === 0 ? (
        <p>{i18n._('No details were kept for this change.')}</p>
      ) : (
        <Fields {...ROLES.table} aria-label={i18n._('What changed')}>
          <div {...ROLES.row} className="heads">
            <span {...ROLES.heading}>{i18n._('Field')}</span>
            {isWhole ? (
              <span {...ROLES.heading} className="whole">
                {after === null ? i18n._('Before') : i18n._('Value')}
              </span>
            ) : (
              <>
                <span {...ROLES.heading}>{i18n._('Before')}</span>
                <span {...ROLES.heading} className="is">
                  {i18n._('After')}
                </span>
              </>
            )}
          </div>
          {fields.map((field) => (
            <div key={field.name} {...ROLES.row}>
              <span {...ROLES.cell} className="name">
                {field.label}
              </span>
              {isWhole ? (
                <span {...ROLES.cell} className="whole">
                  {field.is || field.was}
                </span>
              ) : isLong(field) ? (
                <span {...ROLES.cell} className="whole">
                  <Compared field={field.name} before={field.before} after={field.after} words={words} />
                </span>
              ) : (
                <>
                  <span {...ROLES.cell} className="was">
                    {field.was || '—'}
                  </span>
                  <span className="arrow" aria-hidden="true" />
                  <span {...ROLES.cell} className="is">
                    {field.is}
                  </span>
                </>
              )}
            </div>
          ))}
        </Fields>
      )}
      <div>
        <Facts>
          <div>
            <dt>{i18n._('When')}</dt>
            <dd>{format.dateTime(at, zone)}</dd>
          </div>
          <div>
            <dt>{i18n._('Access key')}</dt>
            <dd>{who({ person: null, key })}</dd>
          </div>
          {address !== null && (
            <div>
              <dt>{i18n._('Network address')}</dt>
              <dd>{address}</dd>
            </div>
          )}
          {version !== null && (
            <div>
              <dt>{i18n._('Version')}</dt>
              <dd>{isNew ? i18n._('{version}, now {now}', { version, now }) : format.number(version)}</dd>
            </div>
          )}
        </Facts>
        <Acts>
          {way && (
            <Button icon="undo" busy={step.isBusy} refused={refused} onClick={() => void take(way)}>
              {i18n._(LABELS[way.is])}
            </Button>
          )}
          <ButtonLink to={pageOfChanged(entry)}>
            {after === null ? i18n._('All changes to this record') : i18n._('Open')}
          </ButtonLink>
        </Acts>
        {way && (
          <p>
            {refused ??
              (resource === 'appointments'
                ? i18n._('This is logged as a new change. It won’t go through if the time is taken.')
                : i18n._('This is logged as a new change.'))}
          </p>
        )}
      </div>
    </Change>
  )
}

/** Whether a field is told by what went and what came, line by line or entry by entry. */
const isLong = ({ before, after, was, is }: ChangedField): boolean =>
  Array.isArray(before) || Array.isArray(after) || was.includes('\n') || is.includes('\n')
