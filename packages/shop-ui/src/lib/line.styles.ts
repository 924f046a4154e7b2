import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

/* Common parts of the lines of a cart and of an order. */

export const LineFrame = styled.div`
  border-radius: ${theme.radius.m};
  overflow: hidden;
  align-self: start;

  [data-stock='out'] > & {
    opacity: 0.55;
  }
`

export const LineBrand = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  font-weight: 500;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`

export const LineTitle = styled.h2`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: 0;
  text-wrap: pretty;
`
