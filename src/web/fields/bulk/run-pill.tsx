import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MESSAGE_DOCK } from '../../ui/toasts.tsx'
import { media, paint, tonePaint } from '../../theme/paint.ts'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import { countOutcomes } from '../../ui/run/run-state.ts'
import { ABOVE_BOTTOM_BAR, DOCK_LAYER } from './panel-frame.ts'
import { runCountWords, OUTCOME_GLYPHS, OUTCOME_TONES } from './run-words.ts'
import { useDock } from './use-dock.ts'
import { radius, size } from '../../theme/scale.ts'

const Pill = styled(ButtonBase)({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  zIndex: DOCK_LAYER,
  justifyContent: 'flex-start',
  gap: 8,
  maxInlineSize: 'min(340px, calc(100vw - 24px))',
  minBlockSize: 40,
  paddingBlock: 6,
  paddingInline: 14,
  overflow: 'hidden',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.round,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  fontSize: size.body2,
  [media.compact]: { insetInlineEnd: 12, insetBlockEnd: `calc(${ABOVE_BOTTOM_BAR} + 8px)` },
  '& > .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > strong': { whiteSpace: 'nowrap' },
  '& > .bar': { position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: 3, background: paint.line },
  '& > .bar > span': { display: 'block', blockSize: '100%', background: paint.accent },
})

/** A run made small: its progress, and the way back to the panel. */
export function RunPill({ shown, onOpen }: { shown: ShownRun; onOpen: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const dock = useDock()
  const { title, run } = shown
  const { done, refused } = countOutcomes(run)
  const going = run.troubled || run.hold ? 'waiting' : 'running'
  const outcome = run.phase !== 'ended' ? going : refused > 0 ? 'refused' : 'done'
  const total = run.rows.length
  const words = runCountWords(i18n, shown)
  return (
    <Pill
      ref={dock}
      // Minimizing moved the focus here; opening moves it back.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      data-act
      {...{ [MESSAGE_DOCK]: '' }}
      onClick={onOpen}
      data-tooltip={words}
      aria-description={words}
    >
      <span style={{ color: tonePaint(OUTCOME_TONES[outcome]).edge }}>
        <Icon name={OUTCOME_GLYPHS[outcome]} size={16} />
      </span>
      <span className="title">{title}</span>
      <strong>
        {i18n._('{over} of {total}', { over: format.number(done + refused), total: format.number(total) })}
      </strong>
      <span className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${((done + refused) / total) * 100}%` }} />
      </span>
    </Pill>
  )
}
