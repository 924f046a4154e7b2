import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Added = styled.div`
  &:focus {
    outline: none;
  }
  & > [role='status'] {
    scroll-margin-block-end: ${theme.space.m};
  }
`

export const InBar = styled.p`
  position: relative;
  min-width: 0;
  font-size: ${theme.type.s};
  line-height: ${theme.leading.title};

  & > b {
    display: block;
    color: ${theme.color.positive.text};
    font-weight: ${theme.weight.strong};
  }
  /* Enlarged text leaves room for the confirmation only. */
  @container bar (width < 16rem) {
    & > a {
      display: none;
    }
  }
  /* The link is as large as the bar, for fingers. */
  & > a::after {
    position: absolute;
    inset: calc(-1 * ${theme.space.xs}) 0;
    content: '';
  }
`
