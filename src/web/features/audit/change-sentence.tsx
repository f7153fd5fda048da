import { Trans } from '@lingui/react'
import styled from '@emotion/styled'
import Avatar from '@mui/material/Avatar'
import type { AuditEntry } from '#api/contract/changes.ts'
import { actOf } from '../../fields/history/acts.ts'
import { initialsOf } from '../../fields/initials.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Icon } from '../../ui/icons.tsx'
import { RecordName } from './record-name.tsx'

/** What each act reads like; ids of messages. */
const SENTENCES: Readonly<Record<string, string>> = {
  Created: /*i18n*/ '<0>{who}</0> created <1/>',
  Changed: /*i18n*/ '<0>{who}</0> changed <1/>',
  Deleted: /*i18n*/ '<0>{who}</0> deleted <1/>',
  Canceled: /*i18n*/ '<0>{who}</0> canceled <1/>',
  Anonymized: /*i18n*/ '<0>{who}</0> anonymized <1/>',
  Blocked: /*i18n*/ '<0>{who}</0> blocked <1/>',
  Restored: /*i18n*/ '<0>{who}</0> restored <1/>',
}

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  color: paint.soft,
  '& > time': { flex: 'none', fontSize: size.body2, fontVariantNumeric: 'tabular-nums' },
  '& > .MuiAvatar-root': { flex: 'none', inlineSize: 24, blockSize: 24 },
  '& > span': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // A card grows downwards.
  '@container (max-width: 559.95px)': { gap: 8, '& > span': { whiteSpace: 'normal' } },
  // As the cell has it, so that what is bold is also what is read first.
  '&& strong': { color: paint.ink, fontWeight: weight.medium },
})

interface ChangeSentenceProps {
  entry: AuditEntry
  /** Who did it, in words. */
  who: string
  /** When, as far as nothing above the rows says it. */
  time: string
}

/** One change as a sentence: when, who, what was done, and to which record. */
export function ChangeSentence({ entry, who, time }: ChangeSentenceProps) {
  const { at, person, key } = entry
  const id = SENTENCES[actOf(entry)] ?? ''
  return (
    <Line>
      <time dateTime={at}>{time}</time>
      <Avatar aria-hidden="true">
        {person === null ? <Icon name={key === null ? 'bolt' : 'key'} size={14} /> : initialsOf(who)}
      </Avatar>
      <span>
        <Trans
          id={id}
          values={{ who }}
          components={[
            <strong key="who" />,
            <strong key="record">
              <RecordName entry={entry} />
            </strong>,
          ]}
        />
      </span>
    </Line>
  )
}
