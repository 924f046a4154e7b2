import type { LinkProps as BaseProps } from '../LinkProvider/LinkProvider.tsx'
import * as S from './Link.styles.ts'

export interface LinkProps extends BaseProps {
  /** `text` stands in a sentence and is underlined; `quiet` stands in a list and is underlined on hover. */
  variant?: 'text' | 'quiet'
}

/** A link to a page, drawn by the application's router (see `LinkProvider`). */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <S.Root data-variant={variant} {...rest} />
}
