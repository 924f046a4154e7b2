import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { AlertIcon } from '../Icon/Icon.tsx'

export type ErrorStateProps = Omit<EmptyStateProps, 'icon' | 'tone'>

/** Message for a page that failed to load. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <EmptyState role="alert" headingLevel={1} {...props} tone="critical" icon={<AlertIcon size="xl" />} />
  )
}
