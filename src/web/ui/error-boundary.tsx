import { useLingui } from '@lingui/react'
import { Component, type ReactNode } from 'react'
import { isMissingCode } from './missing-code.ts'
import { ErrorState } from './error-state.tsx'

interface Props {
  /** A change of it clears the error: another page deserves a fresh start. */
  resetKey: string
  children: ReactNode
}

function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const { i18n } = useLingui()
  return isMissingCode(error) ? (
    <ErrorState
      title={i18n._('Couldn’t load this page')}
      description={i18n._('The connection was lost, or a new version was installed. Reload the page.')}
      retry={() => location.reload()}
    />
  ) : (
    <ErrorState
      title={i18n._('This page stopped working')}
      description={i18n._('Something broke on our side. Your saved work is safe. Try again, or choose another page.')}
      retry={retry}
    />
  )
}

/** Catches what a page throws while it renders, says so in words and keeps the rest of the screen alive. */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean; resetKey: string }> {
  override state = { error: undefined as unknown, failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { resetKey: string }) {
    return resetKey === state.resetKey ? null : { resetKey, failed: false, error: undefined }
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return <Broken error={error} retry={() => this.setState({ failed: false, error: undefined })} />
  }
}
