import { CategoryHero } from '@shop/shop-ui/CategoryHero'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Hero = styled(CategoryHero)`
  @media ${media.mobile} {
    & + section {
      margin-top: ${theme.space.xl};
    }
  }
`

export const Section = styled.section`
  margin-top: ${theme.space.section};
`
