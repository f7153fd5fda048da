import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

const Frame = styled('div')({
  position: 'relative',
  '& pre': {
    maxBlockSize: 420,
    overflow: 'auto',
    margin: 0,
    padding: 10,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.canvas,
    color: paint.ink,
    fontSize: size.caption,
    lineHeight: 1.5,
  },
  '& > div': { display: 'flex', justifyContent: 'flex-end', marginBlockEnd: 4 },
})

/** Text that is shown letter by letter, with what can be done with it above. */
export function Pre({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <Frame>
      <div>{children}</div>
      <section aria-label={label}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
        <pre tabIndex={0} dir="ltr">
          {text}
        </pre>
      </section>
    </Frame>
  )
}

/** A value as readable JSON that can be copied whole. */
export function JsonText({ value, label }: { value: unknown; label: string }) {
  const { i18n } = useLingui()
  const text = JSON.stringify(value, null, 2)
  return (
    <Pre label={label} text={text}>
      <CopyButton text={text} label={i18n._('Copy JSON')} iconOnly={false} />
    </Pre>
  )
}
