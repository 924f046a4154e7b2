import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** One line high when it is empty, in the space above the buttons that follow. */
export const InCart = styled.div`
  min-height: calc(${theme.type.s} * ${theme.leading.snug});
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};

  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    column-gap: ${theme.space.xs};
    scroll-margin-block-end: calc(${theme.size.target} + ${theme.space.m});
  }
  & b {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    color: ${theme.color.positive.text};
    font-weight: ${theme.weight.strong};
  }
  & b[data-tone='critical'] {
    color: ${theme.color.critical.text};
  }
  & svg {
    flex: none;
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
  & > a + a {
    margin-inline-start: ${theme.space.m};
  }
  @media ${media.mobile} {
    /* The bar has room for one, on one line. */
    & > a {
      display: block;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    & > a + a {
      display: none;
    }
    /* It is as large as the bar, for fingers. */
    & > a::after {
      position: absolute;
      inset: calc(-1 * ${theme.space.xs}) 0;
      content: '';
    }
  }
  /* Enlarged text leaves room for no link. */
  @container bar (width < 16rem) {
    & > a {
      display: none;
    }
  }
`
