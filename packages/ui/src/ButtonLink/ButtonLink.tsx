import type { ButtonStyleProps } from '../Button/Button.tsx'
import { ButtonRoot } from '../lib/button.styles.ts'
import type { LinkProps } from '../LinkProvider/LinkProvider.tsx'
import { RawLink } from '../RawLink/RawLink.tsx'

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {}

/** Link with the appearance of a `Button`. */
export function ButtonLink({ variant = 'primary', size, isWide, ...rest }: ButtonLinkProps) {
  return <ButtonRoot as={RawLink} data-variant={variant} data-size={size} data-wide={isWide} {...rest} />
}
