import type { LinkProps } from '../LinkProvider/LinkProvider.tsx'
import * as S from './CardLink.styles.ts'

/**
 * Link of a card's title that can be pressed anywhere on the card: the nearest positioned ancestor. Buttons of the card must lie above it.
 */
export function CardLink(props: LinkProps) {
  return <S.Root {...props} />
}
