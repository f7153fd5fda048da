import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { Report } from '#api/contract/reports.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { forced } from '../../theme/look-parts.ts'
import { edgeToEdge } from '../../theme/own-looks.ts'
import { media, paint } from '../../theme/paint.ts'
import { pageEdge, size, weight } from '../../theme/scale.ts'
import { FIGURE_WORDS, figureText, VALUES } from './figures.ts'
import { FIGURE_IDS, type FigureId } from './report-url.ts'

const Frame = styled(Tabs)({
  borderBlock: `1px solid ${paint.line}`,
  '& [role=tablist]': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& [role=tab]': { alignItems: 'start', maxInlineSize: 'none', padding: '12px 16px', textAlign: 'start' },
  '& [role=tab] + [role=tab]': { borderInlineStart: `1px solid ${paint.line}` },
  ...edgeToEdge({ paddingInline: 0, '& [role=tab]:first-of-type': { paddingInlineStart: pageEdge } }),
  '& .MuiTabs-indicator': { backgroundColor: paint.ink },
  '& .title': { fontSize: size.body2, fontWeight: weight.medium, color: paint.soft },
  '& [aria-selected=true] .title': { color: paint.ink },
  '& .value': { fontSize: size.h2, fontWeight: weight.semibold, color: paint.ink, marginInlineEnd: 8 },
  '& .before': { display: 'inline-block', fontSize: size.body2, fontWeight: weight.regular, color: paint.soft },
  // Its ground is not drawn there.
  [forced]: { '& .MuiTabs-indicator': { backgroundColor: 'Highlight' } },
  [media.compact]: {
    // In two rows no line below the last one can say which is chosen.
    '& .MuiTabs-indicator': { display: 'none' },
    '& [role=tab][aria-selected=true]': { boxShadow: `inset 0 -2px 0 ${paint.ink}` },
    '& .before': { display: 'block' },
    '& [role=tablist]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& [role=tab]:nth-of-type(odd)': { borderInlineStart: 0 },
    '& [role=tab]:nth-of-type(n + 3)': { borderBlockStart: `1px solid ${paint.line}` },
  },
})

interface FigureTabsProps {
  report: Report
  value: FigureId
  onChange: (figure: FigureId) => void
}

/** The four figures of the house, each the tab of its plot. */
export function FigureTabs({ report, value, onChange }: FigureTabsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Frame value={value} onChange={(_event, next: FigureId) => onChange(next)} aria-label={i18n._('Figures')}>
      {FIGURE_IDS.map((id) => {
        const [now, before] = [report.total.now, report.total.before].map((period) => VALUES[id](period))
        return (
          <Tab
            key={id}
            value={id}
            id={`figure-${id}`}
            aria-controls="figure"
            label={
              <>
                <span className="title">{i18n._(FIGURE_WORDS[id].title)}</span>
                <span>
                  <span className="value">{figureText(id, now ?? null, format)}</span>
                  {before != null && (
                    <span className="before">{i18n._('was {value}', { value: figureText(id, before, format) })}</span>
                  )}
                </span>
              </>
            }
          />
        )
      })}
    </Frame>
  )
}
