import type { LinkProps as BaseProps } from '../LinkProvider/LinkProvider.tsx'
import * as S from './Link.styles.ts'

export interface LinkProps extends BaseProps {
  /** `text` is underlined, for sentences; `quiet` is underlined on hover, for lists. */
  variant?: 'text' | 'quiet'
}

/** Link rendered by the application's router (see `LinkProvider`). */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <S.Root data-variant={variant} {...rest} />
}
