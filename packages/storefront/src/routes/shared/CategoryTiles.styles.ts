import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: ${theme.space.m};
  @media ${media.mobile} {
    /* Four in a row, and fewer of large text. */
    grid-template-columns: repeat(auto-fill, minmax(max(4rem, 20%), 1fr));
    gap: ${theme.space.s} ${theme.space.xs};
  }
`
