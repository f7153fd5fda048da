import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from '../button.tsx'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

/** What a panel or a form dialog shows. */
export interface PanelProps {
  open: boolean
  title: string
  /** One line under the title. */
  description?: ReactNode
  /** Buttons beside the title, before the one that closes. */
  tools?: ReactNode
  /** Called on Escape, on the backdrop and on the close button; ask here when something is unsaved. */
  onClose: () => void
  /** Buttons at the foot, the main one last; they stay in sight while the content scrolls. */
  actions?: ReactNode
  /** With it the whole panel is a form, and the main action is a button of type `submit`. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Width in pixels on a wide screen: 480 for panels, 560 for dialogs unless told. */
  width?: number
  children: ReactNode
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
  color: paint.ink,
} as const
const Column = styled('div')(column)
const Form = styled('form')(column)
const Head = styled('div')({
  // A least height of its own would let a long description run over what is below.
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minBlockSize: 56,
  paddingBlock: 10,
  '&:not(:has(p))': { alignItems: 'center' },
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${paint.line}`,
  '& > div': { flex: 1, minInlineSize: 0 },
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold, lineHeight: 1.35 },
  '& p': { margin: '2px 0 0', color: paint.soft, fontSize: size.body2 },
})
const Body = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: 20,
  // Browsers leave what the keys reach where it is as soon as a part of it is in sight: as much as a field of several lines.
  scrollPaddingBlock: 96,
})
const Foot = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  paddingBlock: 12,
  paddingInline: 20,
  borderBlockStart: `1px solid ${paint.line}`,
  background: paint.surface,
})

/** Head, scrolling body and foot, alike in panels and dialogs. */
export function PanelFrame({
  title,
  description,
  tools,
  onClose,
  actions,
  onSubmit,
  children,
  titleId,
}: PanelProps & { titleId: string }) {
  const { i18n } = useLingui()
  const content = (
    <>
      <Head>
        <div>
          <h2 id={titleId}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {tools}
        <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
          {i18n._('Close')}
        </Button>
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </>
  )
  if (!onSubmit) return <Column>{content}</Column>
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // React carries it on to the form in which a dialog was opened, and that is not the one that was sent.
    event.stopPropagation()
    onSubmit(event)
  }
  return (
    <Form noValidate onSubmit={submit}>
      {content}
    </Form>
  )
}
