import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  max-width: ${theme.size.page};
  min-height: 12rem;
  max-height: min(36rem, 75vh);
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.gutter} ${theme.space.l};
  overflow-y: auto;

  /* The header of a low window scrolls away: the page shows the end. */
  @media ${media.short} {
    max-height: none;
  }
`
