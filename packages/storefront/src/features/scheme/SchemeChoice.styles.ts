import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  & > [aria-pressed='false'] {
    font-weight: ${theme.weight.regular};
    text-decoration: none;
  }
  & > [aria-pressed='true'] {
    font-weight: ${theme.weight.strong};
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
  /* The colour of an action is too dark for the footer, which is dark in both schemes. */
  && > [aria-pressed]:hover {
    color: inherit;
  }

  /* Older browsers have the light scheme only. */
  @supports not (color: light-dark(#000, #fff)) {
    display: none;
  }
`
