import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

/* Common parts of the lines of a cart and of an order. */

/** Room in a `LineText` for an amount beside the title, which enlarged text needs for itself. */
export const wideLine = '@container line (width >= 24rem)'

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
  font-weight: ${theme.weight.medium};
  letter-spacing: ${theme.tracking.capitals};
  text-transform: uppercase;
`

export const LineTitle = styled.h2`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  letter-spacing: ${theme.tracking.none};
  text-wrap: pretty;

  ${wideLine} {
    max-width: calc(100% - 11.5rem);
  }
`

/** Words and amounts of a line. Large text goes below the picture. */
export const LineText = styled.div`
  container: line / inline-size;
  position: relative;
  flex: 1 1 9rem;
  min-width: 0;
`
