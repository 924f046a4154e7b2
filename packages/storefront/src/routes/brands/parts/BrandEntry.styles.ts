import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Face = styled.span`
  ${centred}
  flex: none;
  width: 4.5rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.m};
  color: ${theme.color.text.muted};
  background: ${theme.color.surface.sunken};
  font-family: ${theme.font.display};
  font-size: ${theme.type.h3};

  & > picture {
    width: 100%;
    transition: scale ${theme.motion.slow};
  }
`

export const Name = styled.b`
  display: block;
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;
`

export const Root = styled(RawLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding-block: ${theme.space.xs};
  text-decoration: none;

  & small {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.s};
    font-variant-numeric: tabular-nums;
  }
  @media ${media.hover} {
    &:hover b {
      color: ${theme.color.action.rest};
    }
    &:hover picture {
      scale: 1.05;
    }
  }
`
