import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { memo } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Input, Select, TextArea } from '../../../ui/form/field-frame.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { mediaIcon } from '../../media/media-src.ts'
import { playTime } from '../../media/play-time.ts'
import { useMediaWords } from '../../media/use-media-words.ts'
import type { UploadLimits } from '../use-upload-limits.ts'
import type { Candidate, CandidateChange } from './candidates.ts'
import { isSeen } from './for-all.ts'
import { formatWord, typesOf } from './formats.ts'
import { problemWords } from './problem-words.ts'
import { FileRow } from './row-frame.ts'
import { isBlocking, isSentByItself, type Problem, verdict, type Twin } from './verdict.ts'
import { TwinThere } from './twin-there.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

interface PreflightRowProps {
  candidate: Candidate
  /** What it will be called as things stand. */
  name: string
  /** The alternative text that is said of all files. */
  altTextForAll: string
  limits: UploadLimits
  /** Undefined where the same bytes are nowhere else, as far as that is known. */
  twin: Twin | undefined
  /** The medium that has the same bytes. */
  medium: Multimedia | undefined
  /** Whether it is still compared with others. */
  comparing: boolean
  onSay: (key: number, said: CandidateChange) => void
  onUse: ((medium: Multimedia, key: number) => void) | undefined
}

const sameTwin = (a: Twin | undefined, b: Twin | undefined): boolean => a?.where === b?.where && a?.name === b?.name

/** What is no fault of the file. */
const isWorthKnowing = (problem: Problem): boolean =>
  problem.kind === 'panorama' || problem.kind === 'converted' || (problem.kind === 'told' && problem.isStripped)

/** One file: what it is, what was found about it, and what the editor says of it. Painted again only where that changed. */
export const PreflightRow = memo(
  PlainRow,
  (a, b) =>
    a.candidate === b.candidate &&
    a.name === b.name &&
    a.altTextForAll === b.altTextForAll &&
    a.limits === b.limits &&
    a.medium === b.medium &&
    a.comparing === b.comparing &&
    a.onUse === b.onUse &&
    sameTwin(a.twin, b.twin),
)

function PlainRow({
  candidate,
  name,
  altTextForAll,
  limits,
  twin,
  medium,
  comparing,
  onSay,
  onUse,
}: PreflightRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { typeWords } = useMediaWords()
  const { key, file, facts, altText, type, picture, size } = candidate
  const problems = facts ? verdict(facts, limits, { type, altText }, twin) : []
  const blocked = problems.some(isBlocking)
  // That words are missing is said once for all files.
  const told = problems.filter(({ kind }) => kind !== 'no-alt-text')
  const types = facts?.format === undefined || limits.only ? [] : typesOf(facts.format)
  const measures = facts && [
    facts.format && formatWord(facts.format),
    format.bytes(size),
    facts.width && facts.height ? `${format.number(facts.width)} × ${format.number(facts.height)}` : undefined,
    facts.duration === undefined ? undefined : playTime(facts.duration),
    facts.pages === undefined
      ? undefined
      : i18n._('{pages, plural, one {# page} other {# pages}}', { pages: facts.pages }),
  ]
  return (
    <FileRow data-blocked={blocked} aria-busy={!facts || comparing}>
      <span className="check">
        <Checkbox
          aria-label={i18n._('Upload {name}', { name })}
          checked={facts !== undefined && !blocked && (candidate.wanted ?? isSentByItself(problems))}
          disabled={facts === undefined || blocked}
          onChange={({ target }) => onSay(key, { wanted: target.checked })}
        />
      </span>
      <span className="picture">
        {picture ? <img src={picture} alt="" decoding="async" /> : <Icon name={mediaIcon(type ?? '')} size={26} />}
      </span>
      <div className="main">
        {blocked ? (
          <strong data-tooltip={file.name}>{file.name}</strong>
        ) : (
          <Input
            aria-label={i18n._('Name of {file}', { file: file.name })}
            value={name}
            maxLength={200}
            placeholder={file.name}
            autoComplete="off"
            onChange={({ target }) => onSay(key, { name: target.value })}
          />
        )}
        <small data-tooltip={file.name}>
          {measures ? measures.filter(Boolean).join(' · ') : i18n._('Reading…')}
          {comparing && ` · ${i18n._('Comparing…')}`}
        </small>
      </div>
      <div className="said">
        {types.length > 1 && !blocked && (
          <Select
            aria-label={i18n._('Type of {name}', { name })}
            value={type}
            onChange={({ target }) => onSay(key, { type: types.find((it) => it === target.value) })}
          >
            {types.map((it) => (
              <option key={it} value={it}>
                {typeWords(it)}
              </option>
            ))}
          </Select>
        )}
        {isSeen(type) && !blocked && (
          <TextArea
            rows={1}
            aria-label={i18n._('Alternative text of {name}', { name })}
            placeholder={altTextForAll.trim() || i18n._('Alternative text: what the file shows')}
            value={altText}
            maxLength={1000}
            onChange={({ target }) => onSay(key, { altText: target.value })}
          />
        )}
      </div>
      {told.length > 0 && (
        <List className="found">
          {told.map((problem) => {
            const isNote = isWorthKnowing(problem)
            return (
              <li key={problem.kind} data-kind={isBlocking(problem) ? 'blocking' : isNote ? 'note' : 'warning'}>
                <Icon name={isNote ? 'info' : 'warning'} size={14} />
                <span>{problemWords(i18n, format, problem)}</span>
              </li>
            )
          })}
        </List>
      )}
      {medium && <TwinThere medium={medium} onUse={onUse && (() => onUse(medium, key))} />}
    </FileRow>
  )
}
