import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Avatar from '@mui/material/Avatar'
import { Fragment } from 'react'
import type { AuditEntry } from '#api/contract/changes.ts'
import { sentenceOfChange } from '../../fields/history/sentences.ts'
import { initialsOf } from '../../fields/initials.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Icon } from '../../ui/icons.tsx'
import { RecordName } from './record-name.tsx'

/** Characters that no text has; they stand in a sentence for what is more than words. */
const [WHO, RECORD] = ['\uE000', '\uE001']
const MARKS = /([\uE000\uE001])/

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
  '@container (max-width: 559.95px)': {
    gap: 8,
    alignItems: 'baseline',
    '& > span': { whiteSpace: 'normal' },
    // As high above the first line as below it.
    '& > .MuiAvatar-root': { alignSelf: 'start', marginBlock: -2 },
  },
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
  const { i18n } = useLingui()
  const { at, person, key } = entry
  const sentence = i18n._(sentenceOfChange(entry), { who: WHO, record: RECORD })
  const parts = sentence.split(MARKS).filter((part) => part !== '')
  return (
    <Line>
      <time dateTime={at}>{time}</time>
      <Avatar component="span" aria-hidden="true">
        {person === null ? <Icon name={key === null ? 'bolt' : 'key'} size={14} /> : initialsOf(who)}
      </Avatar>
      <span>
        {parts.map((part) => (
          <Fragment key={part}>
            {part === WHO ? (
              <strong>{who}</strong>
            ) : part === RECORD ? (
              <strong>
                <RecordName entry={entry} />
              </strong>
            ) : (
              part
            )}
          </Fragment>
        ))}
      </span>
    </Line>
  )
}
