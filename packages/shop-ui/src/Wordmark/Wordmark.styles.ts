import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.span`
  font-family: ${theme.font.display};
  font-size: var(--wordmark-size, calc(1.625 * ${theme.type.m}));
  /* The display font has one weight: the line around the letters stands in for a heavier one. */
  -webkit-text-stroke: 0.014em currentColor;
  line-height: ${theme.leading.solid};
  letter-spacing: ${theme.tracking.display};
  white-space: nowrap;
`
