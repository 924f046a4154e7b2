import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './EmptyState.styles.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string
  /** Icon of about 36 px. */
  icon: ReactNode
  tone?: 'brand' | 'critical' | 'accent'
  headingLevel?: 1 | 2
  /** Links and buttons that lead on. */
  actions?: ReactNode
  /** Reason and advice. */
  children?: ReactNode
}

/** Message for a list or page without content, with a way on. */
export function EmptyState({
  title,
  icon,
  tone = 'brand',
  headingLevel = 2,
  actions,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <S.Root data-begins-at-top={headingLevel === 1 || undefined} {...rest}>
      <S.Mark data-tone={tone}>{icon}</S.Mark>
      <Heading>{title}</Heading>
      {children !== undefined && <S.Text>{children}</S.Text>}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}
