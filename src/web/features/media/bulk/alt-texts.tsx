import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { lacksAltText } from '../../../fields/media/search-media.ts'
import { Thumbnail } from '../../../fields/media/thumbnail.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/field-frame.tsx'
import { paint, visuallyHidden } from '../../../theme/paint.ts'
import { MOST } from './bulk-edit.ts'
import { size, weight } from '../../../theme/scale.ts'

const Group = styled('fieldset')({
  '& > legend': { fontSize: size.body2, fontWeight: weight.medium },
  '& > p': { margin: '2px 0 8px', color: paint.soft, fontSize: size.caption },
  '& > ul': { display: 'grid', gap: 10 },
  '& li': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '2px 12px', contentVisibility: 'auto' },
  // As high as its words, where the browser can.
  '& li textarea': { fieldSizing: 'content' },
  '& li > span:first-of-type': { gridRow: '1 / 3' },
  '& li > label': {
    fontSize: size.body2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& > span': visuallyHidden,
  },
})

/** Media whose texts are in the page at once; more come when asked for. */
const AT_ONCE = 50

interface AltTextsProps {
  media: readonly Multimedia[]
  /** What was written, by id. */
  written: Readonly<Record<string, string>>
  onWrite: (id: string, text: string) => void
}

/** An alternative text for each medium, beside what it looks like; those that have none come first. */
export function AltTexts({ media, written, onWrite }: AltTextsProps) {
  const { i18n } = useLingui()
  const [shown, setShown] = useState(AT_ONCE)
  const sorted = media.toSorted((a, b) => Number(lacksAltText(b)) - Number(lacksAltText(a)))
  const rest = media.length - shown
  return (
    <Group>
      <legend>{i18n._('Alternative text')}</legend>
      <p>{i18n._('Describe each file for screen readers.')}</p>
      <List>
        {sorted.slice(0, shown).map(({ id, name, url, type, format, altText }) => (
          <li key={id}>
            <Thumbnail url={url} type={type} format={format} small />
            <label htmlFor={`alt-${id}`} data-tooltip={name}>
              <span>{i18n._('Alternative text')}: </span>
              {name}
            </label>
            <TextArea
              id={`alt-${id}`}
              rows={1}
              value={written[id] ?? altText ?? ''}
              maxLength={MOST.altText}
              onChange={({ target }) => onWrite(id, target.value)}
            />
          </li>
        ))}
      </List>
      {rest > 0 && (
        <Button kind="quiet" onClick={() => setShown(shown + AT_ONCE)}>
          {i18n._('{count, plural, one {Show # more} other {Show # more}}', { count: Math.min(rest, AT_ONCE) })}
        </Button>
      )}
    </Group>
  )
}
