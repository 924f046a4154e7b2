import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.l};
  padding-block: ${theme.space.l};
  border-block: 1px solid ${theme.color.line.subtle};
  font-size: ${theme.type.s};

  & svg {
    margin-top: calc(0.4 * ${theme.space.xxs});
    color: ${theme.color.action.rest};
  }
  & b {
    display: block;
    font-weight: ${theme.weight.strong};
  }
  & div > span {
    display: block;
    color: ${theme.color.text.muted};
    text-wrap: balance;
  }
  /* Small print, as quiet as the lines beside it. */
  & a:not(:hover) {
    text-decoration-color: ${theme.color.line.subtle};
  }
  @media ${media.mobile} {
    /* Two columns, or one for a narrow window and large text. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(9.5rem, 34%), 100%), 1fr));
    gap: ${theme.space.m};
  }
`
