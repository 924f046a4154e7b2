import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.gutter} 0;

  @media ${media.mobile} {
    gap: ${theme.space.xl};
    padding-top: ${theme.space.m};
  }
`

export const Head = styled.header`
  margin-bottom: calc(${theme.space.xl} - ${theme.space.section});

  @media ${media.mobile} {
    margin-bottom: calc(${theme.space.l} - ${theme.space.xl});
  }
`

export const Intro = styled.div`
  & > p {
    max-width: 34rem;
  }
`
