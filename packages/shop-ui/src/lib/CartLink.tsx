import { BagIcon } from '@shop/ui/Icon'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './header.styles.ts'

export interface CartLinkProps {
  href: string
  /** Number of units in the cart; 0 shows no badge. */
  count: number
}

/** Link of a header to the cart, with the number of units in it. */
export function CartLink({ href, count }: CartLinkProps) {
  const texts = useTexts(shell, 'Header')
  return (
    <S.IconLink href={href}>
      <BagIcon />
      <span data-part="label">{texts.cart}</span>
      {count > 0 && (
        <>
          <S.Count aria-hidden="true">{count > 99 ? '99+' : count}</S.Count>
          <VisuallyHidden>{texts.cartCount(count)}</VisuallyHidden>
        </>
      )}
    </S.IconLink>
  )
}
