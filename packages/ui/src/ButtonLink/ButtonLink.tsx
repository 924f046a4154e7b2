import type { ButtonStyleProps } from '../Button/Button.tsx'
import type { LinkProps } from '../LinkProvider/LinkProvider.tsx'
import * as S from './ButtonLink.styles.ts'

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {}

/** Link with the appearance of a `Button`. */
export function ButtonLink({ variant = 'primary', size = 'm', isWide = false, ...rest }: ButtonLinkProps) {
  return <S.Root data-variant={variant} data-size={size} data-wide={isWide} {...rest} />
}
