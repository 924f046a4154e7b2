import type { ButtonStyleProps } from '../Button/Button.tsx'
import * as S from '../Button/Button.styles.ts'
import type { LinkProps } from '../LinkProvider/LinkProvider.tsx'

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {}

/** Link with the appearance of a `Button`. */
export function ButtonLink({ variant = 'primary', size = 'm', isWide = false, ...rest }: ButtonLinkProps) {
  return <S.LinkRoot data-variant={variant} data-size={size} data-wide={isWide} {...rest} />
}
