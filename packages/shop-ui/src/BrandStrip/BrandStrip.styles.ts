import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${theme.space.s};
`

export const Tile = styled(RawLink)`
  display: grid;
  place-items: center;
  height: 6rem;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  font-family: ${theme.font.display};
  font-size: ${theme.type.h4};
  text-align: center;
  text-decoration: none;
  transition: border-color ${theme.motion.quick};

  & > div {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    background: none;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.text.strong};
    }
  }
`
