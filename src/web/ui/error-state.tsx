import { useLingui } from '@lingui/react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icons.tsx'

/** Why something could not be shown, in words, and how to try again. */
export interface ErrorStateProps {
  title?: string
  description?: string
  retry?: () => void
  icon?: IconName
}

/** Says what went wrong and offers another try; it is announced to screen readers as it appears. */
export function ErrorState({ title, description, retry, icon = 'warning' }: ErrorStateProps) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title ?? i18n._('Couldn’t load this')}
        description={description ?? i18n._('Check your connection and try again.')}
        action={
          retry && (
            <Button icon="refresh" onClick={retry}>
              {i18n._('Try again')}
            </Button>
          )
        }
      />
    </div>
  )
}
