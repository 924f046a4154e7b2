import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './EmptyState.styles.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What there is none of. */
  title: string
  /** An icon of about 36 px. */
  icon: ReactNode
  /** Level of the heading. */
  headingLevel?: 1 | 2
  /** The way on: links and buttons. */
  actions?: ReactNode
  /** Why, and what helps. */
  children?: ReactNode
}

/** Nothing here, and a way on. */
export function EmptyState({ title, icon, headingLevel = 2, actions, children, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <S.Root {...rest}>
      <S.Mark>{icon}</S.Mark>
      <Heading>{title}</Heading>
      {children !== undefined && <S.Text>{children}</S.Text>}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}
