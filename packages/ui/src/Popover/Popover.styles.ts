import styled from 'styled-components'
import { hoverAction } from '../styles/hoverAction.ts'
import { touchTarget } from '../styles/touchTarget.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  position: relative;

  /* As wide as the nearest positioned ancestor. */
  &[data-placement='wide'] {
    position: static;
  }
  /* The panel aligns with the window's edge, because the button may be anywhere. */
  @media ${media.mobile} {
    &[data-placement='end'] {
      position: static;
    }
  }
`

export const Trigger = styled.button`
  ${touchTarget}
  justify-content: center;
  gap: calc(0.8 * ${theme.space.xs});
  min-width: ${theme.size.target};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;

  ${hoverAction}
`
