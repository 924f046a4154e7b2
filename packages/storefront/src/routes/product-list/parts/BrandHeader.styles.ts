import { BrandHero } from '@shop/shop-ui/BrandHero'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Hero = styled(BrandHero)`
  margin-bottom: ${theme.space.m};
`
