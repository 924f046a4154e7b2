import { BrandLogo } from '@shop/shop-ui/BrandLogo'
import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled(RawLink)`
  display: flex;
  overflow: hidden;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  text-decoration: none;
  transition: border-color ${theme.motion.quick};

  & small {
    padding-bottom: ${theme.space.s};
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    line-height: ${theme.leading.solid};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.text.strong};
    }
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
    width: 4rem;
    min-height: 4rem;
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
    padding: ${theme.space.xs};
  }
`
