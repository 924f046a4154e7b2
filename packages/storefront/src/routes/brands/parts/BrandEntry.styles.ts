import { BrandLogo } from '@shop/shop-ui/BrandLogo'
import { brandTile } from '@shop/shop-ui/lib/brandTile.styles'
import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled(RawLink)`
  ${brandTile}

  & small {
    padding-bottom: ${theme.space.s};
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    line-height: ${theme.leading.solid};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`

export const Face = styled.span`
  ${centred}
  flex: none;
  width: 4.5rem;
  min-height: 5.5rem;
  color: ${theme.color.text.muted};
  background: ${theme.color.surface.sunken};
  font-family: ${theme.font.display};
  font-size: ${theme.type.h3};

  & > picture {
    width: 100%;
    height: 100%;
  }
  @media ${media.mobile} {
    width: 3.5rem;
    min-height: 5rem;
  }
`

export const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

export const Logo = styled(BrandLogo)`
  flex: 1;

  @media ${media.mobile} {
    padding: ${theme.space.xs} ${theme.space.xxs};
  }
`
