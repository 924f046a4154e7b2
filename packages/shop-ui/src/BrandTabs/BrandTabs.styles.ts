import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { logoPlate } from '../lib/logoPlate.ts'

/* High enough for most tabs and searches, so that little moves with them. */
export const Frame = styled.div`
  min-height: 15rem;
  padding: calc(0.75 * ${theme.space.xxs});
`

export const Brand = styled(RawLink)`
  display: block;
  height: 5rem;
  overflow: hidden;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};

  &:hover {
    border-color: ${theme.color.action.rest};
  }
`

export const Logo = styled.div`
  ${centred}
  height: 100%;
  padding: ${theme.space.s};
  background: ${theme.color.surface.raised};
  ${logoPlate}

  & > :is(picture, div) {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    background: none;
  }
  /* A logo that fails is replaced by the brand's name alone. */
  & svg {
    display: none;
  }
`

export const None = styled.p`
  padding-block: ${theme.space.m};
  color: ${theme.color.text.muted};
`
