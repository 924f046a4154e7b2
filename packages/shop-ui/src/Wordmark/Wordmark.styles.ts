import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.span`
  font-family: ${theme.font.display};
  font-size: var(--wordmark-size, calc(1.625 * ${theme.type.m}));
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.solid};
  letter-spacing: ${theme.tracking.display};
  white-space: nowrap;
`
