import { Component, type ReactNode } from 'react'
import { toFailure, type RouteFailure } from './RouteError.tsx'

interface ErrorBoundaryProps {
  /** A new value resets the error. */
  resetKey: string
  fallback: (failure: RouteFailure) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: RouteFailure | undefined
  resetKey: string
}

/** Keeps the header usable when a page fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    return { failure: toFailure(error) }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failure: undefined, resetKey: props.resetKey }
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children
  }
}
