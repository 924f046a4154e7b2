import { messages } from '@shop/contract/messages'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from '../EmptyState/EmptyState.styles.ts'
import { AlertIcon } from '../Icon/Icon.tsx'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** @default the specification's "Unexpected Application Error!" */
  title?: string
  headingLevel?: 1 | 2
  /** Buttons such as "Try again". */
  actions?: ReactNode
  /** Status or message, and advice. */
  children?: ReactNode
}

/** Message for a page that failed to load (specification §2, fallback error screen). */
export function ErrorState({
  title = messages.unexpectedError,
  headingLevel = 1,
  actions,
  children,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <S.Root role="alert" {...rest}>
      <S.Mark data-tone="critical">
        <AlertIcon size={36} />
      </S.Mark>
      <Heading>{title}</Heading>
      {children !== undefined && <S.Text>{children}</S.Text>}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}
