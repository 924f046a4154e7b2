import { messages } from '@shop/contract/messages'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from '../EmptyState/EmptyState.styles.ts'
import { AlertIcon } from '../Icon/Icon.tsx'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** @default the spec's "Unexpected Application Error!" */
  title?: string
  /** Level of the heading. */
  headingLevel?: 1 | 2
  /** The way on: try again, go home. */
  actions?: ReactNode
  /** The status or message, and what helps. */
  children?: ReactNode
}

/** Something went wrong, and a way on (spec §2, the fallback error screen). */
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
