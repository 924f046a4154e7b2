import { CategoryHero } from '@shop/shop-ui/CategoryHero'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xs} ${theme.space.gutter} ${theme.space.xl};
`

export const Hero = styled(CategoryHero)`
  margin-bottom: ${theme.space.section};

  @media ${media.mobile} {
    margin-bottom: ${theme.space.xl};
  }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  & + & {
    margin-top: ${theme.space.section};
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.m};
`
