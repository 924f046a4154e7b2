import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.p`
  font-size: ${theme.type.s};

  & > b {
    display: block;
    font-size: ${theme.type.l};
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  &[data-pending='true'] > b {
    color: ${theme.color.text.muted};
  }
`

/** On a phone, whose bar comes long before the price. Enlarged text and a low window leave no room for it. */
export const Note = styled.span`
  display: none;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};

  @media ${media.mobile} and ${media.tall} {
    @container bar (width >= 16rem) {
      display: block;
    }
  }
`
